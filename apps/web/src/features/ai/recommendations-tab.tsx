import type { Recommendation } from '@sheaf/api/features/ai/ai.schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { toast } from 'sonner';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../lib/texts.ts';
import { aiTexts } from './ai.texts.ts';
import type { AssistantActions } from './use-assistant-actions.ts';

interface RecommendationsTabProps {
  advice: UseQueryResult<{ recommendations: Recommendation[] }, unknown>;
  actions: AssistantActions;
}

const looks = { high: 'warn', medium: 'neutral', low: 'outline' } as const;

export function RecommendationsTab({ advice, actions }: RecommendationsTabProps) {
  const { recommendations: texts } = useTexts(aiTexts);
  const { data, isError } = advice;
  const say = useServerWords();
  const run: Record<string, () => unknown> = {
    ocr: actions.extractText,
    summarize: () => actions.summarize(),
    enable_chat: actions.enableChat,
    compress: actions.compress,
    bookmarks: actions.addBookmarks,
    sign: () => actions.openTool('sign'),
    unlock: () => actions.openTool('unlock'),
  };
  // A server that is newer than this page may know more.
  const runUnknown = (action: string) => toast.error(texts.notImplemented(action));
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-4 py-5 desk:px-6">
      <h3 className="text-14 font-bold">{texts.title}</h3>
      {isError && <Note kind="bad" fact={texts.failed} />}
      {!data && !isError && <Spinner label={texts.looking} />}
      {data?.recommendations.length === 0 && (
        <div className="my-auto">
          <EmptyState level="p" drawing={<ReceiptDrawing />} title={texts.empty}>
            {texts.emptyText}
          </EmptyState>
        </div>
      )}
      {data?.recommendations.map(({ title, description, priority, action }) => (
        <article key={action} className="rounded-10 border border-line bg-bg p-4">
          <div className="flex items-center justify-between gap-2">
            <h4 id={`advice-${action}`} className="font-strong">
              {say(title)}
            </h4>
            <Badge kind={looks[priority]}>{texts.priorities[priority]}</Badge>
          </div>
          <p className="mt-1 text-13 text-ink-soft">{say(description)}</p>
          <Button
            className="mt-3"
            busy={actions.busy === action}
            disabled={actions.busy !== null}
            aria-describedby={`advice-${action}`}
            onClick={() => void (run[action] ?? (() => runUnknown(action)))()}
          >
            {texts.actions[action] ?? texts.apply}
          </Button>
        </article>
      ))}
    </div>
  );
}
