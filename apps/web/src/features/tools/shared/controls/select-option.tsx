import { Select } from '../../../../components/select.tsx';
import { Labelled } from './labelled.tsx';
import type { ChoiceProps } from './option-props.ts';

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
