import { ocrOptions, pageRanges, summarizeOptions } from '@sheaf/pdf-core/options';
import { useQuery } from '@tanstack/react-query';
import { Input } from '../../components/input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { Switch } from '../../components/switch.tsx';
import { languageName } from '../../lib/language-name.ts';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { batchTexts } from './batch.texts.ts';
import { LabelledOption } from './labelled-option.tsx';

interface ReadingOptionsProps {
  options: Record<string, unknown>;
  set: (name: string) => (value: unknown) => void;
}

const LENGTHS = summarizeOptions.shape.summaryType.unwrap().options;

/** In which language a scan is read, and whether it is cleaned before. */
export function OcrStepOptions({ options, set }: ReadingOptionsProps) {
  const texts = useTexts(batchTexts);
  const { data } = useQuery(trpc.ai.status.queryOptions(undefined, { staleTime: Infinity }));
  const { language, enhanceImage } = ocrOptions.pick({ language: true, enhanceImage: true }).parse(options);
  const pages = typeof options.pages === 'string' ? options.pages : '';
  const codes = [...new Set([...(data?.ocr.languages ?? []), language])];
  return (
    <>
      <LabelledOption label={texts.language}>
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
      <LabelledOption label={texts.pagesToRead}>
        {(id) => (
          <Input
            id={id}
            autoComplete="off"
            placeholder={texts.allPages}
            aria-invalid={pages !== '' && !pageRanges.safeParse(pages).success}
            value={pages}
            onChange={({ target }) => set('pages')(target.value || undefined)}
            className="w-32"
          />
        )}
      </LabelledOption>
      <Switch label={texts.enhance} checked={enhanceImage} onCheckedChange={set('enhanceImage')} />
    </>
  );
}

export function SummarizeStepOptions({ options, set }: ReadingOptionsProps) {
  const texts = useTexts(batchTexts);
  return (
    <LabelledOption label={texts.length}>
      {() => (
        <SegmentedControl
          label={texts.length}
          value={summarizeOptions.parse(options).summaryType}
          onValueChange={set('summaryType')}
          options={LENGTHS.map((value) => ({ value, label: texts.lengths[value] }))}
        />
      )}
    </LabelledOption>
  );
}
