import { findStep } from '@sheaf/pdf-core/options';
import { tools } from '@sheaf/pdf-core/tools';
import { lazy, Suspense } from 'react';
import { Input } from '../../components/input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import type { DraftStep } from './draft.ts';
import { LabelledOption } from './labelled-option.tsx';
import StepFields from './step-fields.tsx';
import { OcrStepOptions, SummarizeStepOptions } from './reading-options.tsx';

const RedactStepOptions = lazy(() => import('./redact-step-options.tsx'));

const QUALITIES = ['0.3', '0.5', '0.7', '0.9'];

interface StepOptionsProps {
  step: DraftStep;
  onChange: (options: Record<string, unknown>) => void;
}

/** What a person decides about a step here; what else there is keeps its default. */
export function StepOptions({ step: { type, options }, onChange }: StepOptionsProps) {
  const t = useMessages(batchMessages);
  const set = (name: string) => (value: unknown) => onChange({ ...options, [name]: value });
  const text = (name: string) => (typeof options[name] === 'string' ? options[name] : '');
  if (type === 'merge' || type === 'convert') {
    const stem = text('outputName').replace(/\.pdf$/iu, '');
    return (
      <LabelledOption label={t('outputName')}>
        {(id) => (
          <Input
            id={id}
            value={stem}
            placeholder={type === 'merge' ? 'merged' : 'converted'}
            end=".pdf"
            className="w-full desktop:w-56"
            onChange={({ target }) => set('outputName')(target.value && `${target.value}.pdf`)}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'compress') {
    return (
      <LabelledOption label={t('quality')}>
        {() => (
          <SegmentedControl
            label={t('quality')}
            value={String(options.quality ?? '0.7')}
            onValueChange={(value) => set('quality')(Number(value))}
            options={QUALITIES.map((value) => ({ value, label: value }))}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'split') {
    return (
      <LabelledOption label={t('ranges')}>
        {(id) => (
          <Input
            id={id}
            value={text('pages')}
            placeholder={t('rangesHint')}
            className="w-full desktop:w-56"
            onChange={({ target }) => set('pages')(target.value)}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'ocr') return <OcrStepOptions options={options} set={set} />;
  if (type === 'summarize') return <SummarizeStepOptions options={options} set={set} />;
  if (type === 'redact')
    return (
      <Suspense fallback={null}>
        <RedactStepOptions options={options} onChange={onChange} />
      </Suspense>
    );
  const tool = findStep(type)?.tool;
  // Steps that only recipes contain have options without a form.
  if (!tool || tools[tool].batch?.forOne) return null;
  return (
    <Suspense fallback={null}>
      <StepFields tool={tool} options={options} onChange={onChange} />
    </Suspense>
  );
}
