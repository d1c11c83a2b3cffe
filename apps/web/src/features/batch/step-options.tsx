import { pageNumbersOptions } from '@sheaf/pdf-core/options';
import { Input } from '../../components/input.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { Slider } from '../../components/slider.tsx';
import { Switch } from '../../components/switch.tsx';
import { useTexts } from '../../lib/texts.ts';
import { batchTexts } from './batch.texts.ts';
import type { DraftStep } from './draft.ts';
import { LabelledOption } from './labelled-option.tsx';
import { OcrStepOptions, SummarizeStepOptions } from './reading-options.tsx';

const QUALITIES = ['0.3', '0.5', '0.7', '0.9'];
const POSITIONS = pageNumbersOptions.shape.position.unwrap().options;
const STYLES = pageNumbersOptions.shape.style.unwrap().options;

interface StepOptionsProps {
  step: DraftStep;
  onChange: (options: Record<string, unknown>) => void;
}

/** What a person decides about a step here; what else there is keeps its default. */
export function StepOptions({ step: { type, options }, onChange }: StepOptionsProps) {
  const texts = useTexts(batchTexts);
  const set = (name: string) => (value: unknown) => onChange({ ...options, [name]: value });
  const text = (name: string) => (typeof options[name] === 'string' ? options[name] : '');
  if (type === 'merge' || type === 'convert') {
    const stem = text('outputName').replace(/\.pdf$/iu, '');
    return (
      <LabelledOption label={texts.outputName}>
        {(id) => (
          <Input
            id={id}
            value={stem}
            placeholder={type === 'merge' ? 'merged' : 'converted'}
            end=".pdf"
            className="w-full desk:w-56"
            onChange={({ target }) => set('outputName')(target.value && `${target.value}.pdf`)}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'compress') {
    return (
      <LabelledOption label={texts.quality}>
        {() => (
          <SegmentedControl
            label={texts.quality}
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
      <LabelledOption label={texts.ranges}>
        {(id) => (
          <Input
            id={id}
            value={text('pages')}
            placeholder={texts.rangesHint}
            className="w-full desk:w-56"
            onChange={({ target }) => set('pages')(target.value)}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'watermark') {
    const opacity = typeof options.opacity === 'number' ? options.opacity : 0.3;
    return (
      <>
        <LabelledOption label={texts.text}>
          {(id) => (
            <Input
              id={id}
              value={text('text')}
              placeholder="CONFIDENTIAL"
              className="w-full desk:w-48"
              onChange={({ target }) => set('text')(target.value)}
            />
          )}
        </LabelledOption>
        <LabelledOption label={texts.opacity}>
          {() => (
            <Slider
              aria-label={texts.opacity}
              min={0.1}
              max={1}
              step={0.1}
              value={opacity}
              onValueChange={(value) => set('opacity')(Math.round(value * 10) / 10)}
              className="w-24"
            />
          )}
        </LabelledOption>
      </>
    );
  }
  if (type === 'page-numbers') {
    return (
      <>
        <LabelledOption label={texts.position}>
          {(id) => (
            <Select
              id={id}
              value={text('position') || 'bottom-center'}
              onValueChange={set('position')}
              options={POSITIONS.map((value) => ({ value, label: texts.positions[value] }))}
              className="w-40"
            />
          )}
        </LabelledOption>
        <LabelledOption label={texts.style}>
          {() => (
            <SegmentedControl
              label={texts.style}
              value={text('style') || 'arabic'}
              onValueChange={set('style')}
              options={STYLES.map((value) => ({ value, label: texts.styles[value] }))}
            />
          )}
        </LabelledOption>
      </>
    );
  }
  if (type === 'flatten') {
    const isOn = (name: string) => options[name] !== false;
    return (
      <>
        <Switch label={texts.forms} checked={isOn('forms')} onCheckedChange={set('forms')} />
        <Switch
          label={texts.annotations}
          checked={isOn('annotations')}
          onCheckedChange={set('annotations')}
        />
      </>
    );
  }
  if (type === 'protect') {
    return (
      <LabelledOption label={texts.password}>
        {(id) => (
          <PasswordInput
            id={id}
            showName={texts.showPassword}
            hideName={texts.hidePassword}
            autoComplete="new-password"
            value={text('password')}
            onChange={({ target }) => set('password')(target.value)}
          />
        )}
      </LabelledOption>
    );
  }
  if (type === 'ocr') return <OcrStepOptions options={options} set={set} />;
  if (type === 'summarize') return <SummarizeStepOptions options={options} set={set} />;
  return null;
}
