import { Input } from '../../../../components/input.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { Select } from '../../../../components/select.tsx';
import { Slider } from '../../../../components/slider.tsx';
import { Labelled } from './labelled.tsx';
import type { OptionBounds } from './option-bounds.ts';
import type { OptionProps } from './option-props.ts';

interface SliderProps extends OptionProps<number> {
  bounds: OptionBounds;
  /** Finer or coarser than the schema asks. */
  step?: number;
  format?: (value: number) => string;
}

export function SliderOption({ label, value, onChange, bounds, step, format = String }: SliderProps) {
  return (
    <div className="flex items-center gap-3 text-13">
      <span className="w-24 shrink-0 text-ink-soft">{label}</span>
      <Slider
        {...bounds}
        step={step ?? bounds.step}
        aria-label={label}
        value={value}
        onValueChange={onChange}
        className="flex-1"
      />
      <span className="w-11 shrink-0 text-right tabular-nums">{format(value)}</span>
    </div>
  );
}

interface ChoiceProps<Choice extends string> extends OptionProps<Choice> {
  choices: Choice[];
  words: Record<Choice, string>;
}

export function SelectOption<Choice extends string>({
  label,
  value,
  onChange,
  choices,
  words,
}: ChoiceProps<Choice>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select
          id={id}
          value={value}
          onValueChange={(next) => onChange(next as Choice)}
          options={choices.map((choice) => ({ value: choice, label: words[choice] }))}
          className="max-w-48"
        />
      )}
    </Labelled>
  );
}

/** For few choices with short names. */
export function SegmentOption<Choice extends string>({
  label,
  value,
  onChange,
  choices,
  words,
}: ChoiceProps<Choice>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-1">
      <span className="text-13 text-ink-soft">{label}</span>
      <SegmentedControl
        label={label}
        value={value}
        onValueChange={onChange}
        options={choices.map((choice) => ({ value: choice, label: words[choice] }))}
      />
    </div>
  );
}

export function TextOption({ label, value, onChange }: OptionProps<string>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="w-full max-w-48"
        />
      )}
    </Labelled>
  );
}
