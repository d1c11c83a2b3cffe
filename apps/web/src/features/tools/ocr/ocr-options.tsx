import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Select } from '../../../components/select.tsx';
import { OptionBlock, WordsField } from '../shared/controls/option-fields.tsx';
import { Labelled } from '../shared/controls/labelled.tsx';
import { SwitchOption } from '../shared/controls/switch-option.tsx';
import { languageName } from '../../../lib/messages/language-name.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import { readNamedPages } from './named-pages.ts';
import { ocrMessages } from './ocr.messages.ts';

/** As many as the reader of pages takes together. */
const MOST_LANGUAGES = 5;

export interface OcrWish {
  /** Like `eng`, or `eng+deu`. */
  language: string;
  enhanceImage: boolean;
  /** Like `1-3,7`; all of them where it is empty. */
  pages: string;
}

interface OcrOptionsProps {
  value: OcrWish;
  onChange: (wish: OcrWish) => void;
  /** Several languages at once. */
  isSeveral: boolean;
  /** How many pages the document has. */
  count: number;
}

export function OcrOptions({ value, onChange, isSeveral, count }: OcrOptionsProps) {
  const t = useMessages(ocrMessages);
  const { data: status } = useQuery(trpc.ai.status.queryOptions(undefined, { staleTime: Infinity }));
  const chosen = value.language.split('+');
  const languages = [...new Set([...(status?.ocr.languages ?? []), ...chosen])];
  const toggle = (code: string, isOn: boolean) => {
    const next = languages.filter((one) => (one === code ? isOn : chosen.includes(one)));
    if (next.length > 0) onChange({ ...value, language: next.join('+') });
  };
  return (
    <>
      {isSeveral && languages.length > 1 ? (
        <OptionBlock title={t('languages')}>
          <p className="text-12 text-ink-faint">{t('languagesText')}</p>
          <div className="grid grid-cols-2 gap-x-3">
            {languages.map((code) => (
              <Checkbox
                key={code}
                label={languageName(code)}
                checked={chosen.includes(code)}
                disabled={!chosen.includes(code) && chosen.length >= MOST_LANGUAGES}
                onCheckedChange={(isOn) => toggle(code, isOn === true)}
              />
            ))}
          </div>
        </OptionBlock>
      ) : (
        <div className="py-2">
          <Labelled label={t('language')}>
            {(id) => (
              <Select
                id={id}
                value={value.language}
                onValueChange={(language) => onChange({ ...value, language })}
                options={languages.map((code) => ({ value: code, label: languageName(code) }))}
                className="max-w-48"
              />
            )}
          </Labelled>
        </div>
      )}
      {count > 1 && (
        <div className="py-2">
          <WordsField
            label={t('pagesToRead')}
            placeholder={t('allPages')}
            hint={t('pagesHint')}
            error={readNamedPages(value.pages, count) === null ? t('pagesWrong', { count }) : undefined}
            value={value.pages}
            onChange={(pages) => onChange({ ...value, pages })}
          />
        </div>
      )}
      <SwitchOption
        label={t('enhance')}
        value={value.enhanceImage}
        onChange={(enhanceImage) => onChange({ ...value, enhanceImage })}
      />
    </>
  );
}
