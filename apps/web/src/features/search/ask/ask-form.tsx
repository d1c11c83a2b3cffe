import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Input } from '../../../components/input.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { askMessages } from './ask.messages.ts';

const LONGEST = 500;
const EXAMPLES = ['example1', 'example2', 'example3', 'example4'] as const;

interface AskFormProps {
  question: string;
  isBusy: boolean;
  /** Shown while nothing was asked. */
  withExamples: boolean;
  onAsk: (question: string) => void;
  onStop: () => void;
}

export function AskForm({ question, isBusy, withExamples, onAsk, onStop }: AskFormProps) {
  const t = useMessages(askMessages);
  const [draft, setDraft] = useState(question);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft.trim() && !isBusy) onAsk(draft.trim());
  }
  return (
    <search>
      <form onSubmit={submit}>
        <div className="flex flex-wrap gap-2">
          <Input
            size="large"
            className="min-w-0 flex-1 basis-64"
            start={<Search aria-hidden="true" className="size-4" />}
            aria-label={t('field')}
            placeholder={t('placeholder')}
            maxLength={LONGEST}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          {isBusy ? (
            <Button key="stop" size="large" onClick={onStop} className="max-desktop:flex-1">
              {t('stop')}
            </Button>
          ) : (
            <Button
              key="ask"
              type="submit"
              look="primary"
              size="large"
              disabled={!draft.trim()}
              className="max-desktop:flex-1"
            >
              {t('ask')}
            </Button>
          )}
        </div>
        {withExamples && (
          <ul aria-label={t('examples')} className="mt-3 flex flex-wrap gap-2">
            {EXAMPLES.map((name) => (
              <li key={name}>
                <Button
                  size="small"
                  className="h-auto! min-h-7 py-1 text-left whitespace-normal max-desktop:min-h-11"
                  onClick={() => {
                    setDraft(t(name));
                    onAsk(t(name));
                  }}
                >
                  {t(name)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </search>
  );
}
