import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import type { ChoiceProps } from './option-props.ts';

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
