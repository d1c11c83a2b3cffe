import { findUnreadable } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { Input } from '../../components/input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { languageName } from '../../lib/messages/language-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { batchMessages } from './batch.messages.ts';
import { LabelledOption } from './labelled-option.tsx';
import { ocr, summary } from './reading.form.ts';

interface ReadingOptionsProps {
  options: Record<string, unknown>;
  set: (name: string) => (value: unknown) => void;
}

/** In which language a scan is read, and whether it is cleaned before. */
export function OcrStepOptions({ options, set }: ReadingOptionsProps) {
  const t = useMessages(batchMessages);
  const { data } = useQuery(trpc.ai.status.queryOptions(undefined, { staleTime: Infinity }));
  const { language, enhanceImage } = { ...ocr, ...options };
  const pages = typeof options.pages === 'string' ? options.pages : '';
  const codes = [...new Set([...(data?.ocr.languages ?? []), language])];
  return (
    <>
      <LabelledOption label={t('language')}>
        {(id) => (
          <Select
            id={id}
            value={language}
            onValueChange={set('language')}
            options={codes.map((code) => ({ value: code, label: languageName(code) }))}
            className="w-32"
          />
        )}
      </LabelledOption>
      <LabelledOption label={t('pagesToRead')}>
        {(id) => (
          <Input
            id={id}
            autoComplete="off"
            placeholder={t('allPages')}
            aria-invalid={pages !== '' && findUnreadable(pages) !== null}
            value={pages}
            onChange={({ target }) => set('pages')(target.value || undefined)}
            className="w-32"
          />
        )}
      </LabelledOption>
      <Switch label={t('enhance')} checked={enhanceImage} onCheckedChange={set('enhanceImage')} />
    </>
  );
}

export function SummarizeStepOptions({ options, set }: ReadingOptionsProps) {
  const t = useMessages(batchMessages);
  return (
    <LabelledOption label={t('length')}>
      {() => (
        <SegmentedControl
          label={t('length')}
          value={{ ...summary.usual, ...options }.summaryType}
          onValueChange={set('summaryType')}
          options={summary.choices.summaryType.map((value) => ({ value, label: t(`lengths.${value}`) }))}
        />
      )}
    </LabelledOption>
  );
}
