import { findStep } from '@sheaf/pdf-core/options';
import { type ToolName, tools } from '@sheaf/pdf-core/tools';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import type { DraftStep } from './draft.ts';
import { LabelledOption } from './labelled-option.tsx';
import StepFields from './step-fields.tsx';
import { OcrStepOptions, SummarizeStepOptions } from './reading-options.tsx';

const RedactStepOptions = lazy(() => import('./redact-step-options.tsx'));

const PDF = /\.pdf$/iu;
/** The more is compressed, the less is left; called as on the page of the tool. */
const QUALITIES = [
  [0.9, 'low'],
  [0.7, 'medium'],
  [0.5, 'high'],
  [0.3, 'maximum'],
] as const;

interface StepOptionsProps {
  step: DraftStep;
  /** The name that its one result gets by itself. */
  result: string | null;
  onChange: (options: Record<string, unknown>) => void;
}

/** What a person decides about a step here: the usual first, and all that its tool can do behind one button. */
export function StepOptions({ step: { type, options }, result, onChange }: StepOptionsProps) {
  const set = (name: string) => (value: unknown) => onChange({ ...options, [name]: value });
  if (type === 'ocr') return <OcrStepOptions options={options} set={set} />;
  if (type === 'summarize') return <SummarizeStepOptions options={options} set={set} />;
  const tool = findStep(type)?.tool;
  // Steps that only recipes contain have options without a form.
  if (!tool || tools[tool].batch?.forOne) return null;
  return (
    <Suspense fallback={null}>
      {type in USUAL ? (
        <UsualFirst type={type} tool={tool} options={options} result={result} onChange={onChange} />
      ) : (
        <StepFields tool={tool} options={options} onChange={onChange} />
      )}
    </Suspense>
  );
}

const HOW_SPLIT = ['splitType', 'pagesPerFile', 'maxFileSize', 'customRanges', 'specks', 'code', 'codePages'];

/** Steps with many options: those that are shown at once, beside controls of their own. */
const USUAL: Record<string, string[]> = {
  merge: [],
  convert: [],
  compress: [],
  split: HOW_SPLIT,
  redact: [],
};
/** What the controls of their own hold. */
const HELD = ['quality', 'wholeWords'];

interface UsualFirstProps extends Pick<DraftStep, 'type' | 'options'> {
  tool: ToolName;
  result: string | null;
  onChange: StepOptionsProps['onChange'];
}

function UsualFirst({ type, tool, options: given, result, onChange }: UsualFirstProps) {
  const t = useMessages(batchMessages);
  const usual = USUAL[type] ?? [];
  const options = type === 'split' ? inOneWay(given) : given;
  const isWhole = Object.keys(options).some((name) => ![...usual, ...OWN, ...HELD].includes(name));
  const [isOpen, setOpen] = useState(isWhole);
  // The one dial stands for several of the options: it is either that, or these.
  const isDial = type === 'compress' && !isOpen;
  const toggle = () => {
    const { quality: _, ...rest } = options;
    if (type === 'compress') onChange(isOpen ? {} : rest);
    setOpen(!isOpen);
  };
  return (
    <>
      {(type === 'merge' || type === 'convert') && (
        <ResultName options={options} result={result} onChange={onChange} />
      )}
      {isDial && <Quality options={options} onChange={onChange} />}
      {type === 'redact' && <RedactStepOptions options={options} onChange={onChange} />}
      {(usual.length > 0 || isOpen) && (
        <StepFields
          tool={tool}
          options={options}
          isShown={(name) => usual.includes(name) || (isOpen && !HELD.includes(name))}
          onChange={onChange}
        />
      )}
      <Button size="small" look="bare" aria-expanded={isOpen} onClick={toggle}>
        {t(isOpen ? 'fewOptions' : 'allOptions')}
      </Button>
    </>
  );
}

const OWN = ['outputName', 'words', 'patterns', 'expressions'];

/** Recipes may name the ranges in the short way. */
function inOneWay({ pages, ...options }: DraftStep['options']): DraftStep['options'] {
  if (pages === undefined) return options;
  const parts = Array.isArray(pages) ? pages.map((part) => String(part).replaceAll(',', '+')) : [pages];
  return { ...options, splitType: 'custom', customRanges: parts.join(',') };
}

function ResultName({ options, result, onChange }: Omit<UsualFirstProps, 'tool' | 'type'>) {
  const t = useMessages(batchMessages);
  const name = typeof options.outputName === 'string' ? options.outputName : '';
  return (
    <LabelledOption label={t('outputName')}>
      {(id) => (
        <Input
          id={id}
          value={name.replace(PDF, '')}
          placeholder={result?.replace(PDF, '')}
          end=".pdf"
          className="w-full desktop:w-56"
          onChange={({ target }) =>
            onChange({ ...options, outputName: target.value && `${target.value}.pdf` })
          }
        />
      )}
    </LabelledOption>
  );
}

function Quality({ options, onChange }: Omit<UsualFirstProps, 'tool' | 'type' | 'result'>) {
  const t = useMessages(batchMessages);
  return (
    <LabelledOption label={t('level')}>
      {() => (
        <SegmentedControl
          label={t('level')}
          value={String(options.quality ?? '0.7')}
          onValueChange={(value) => onChange({ ...options, quality: Number(value) })}
          options={QUALITIES.map(([value, level]) => ({ value: String(value), label: t(`levels.${level}`) }))}
        />
      )}
    </LabelledOption>
  );
}
