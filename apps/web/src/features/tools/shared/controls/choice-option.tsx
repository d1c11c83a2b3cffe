import { lazy, Suspense } from 'react';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { Hint } from './hint.tsx';
import { Labelled } from './labelled.tsx';

/** Needed where choices are many. */
const Select = lazy(async () => ({ default: (await import('../../../../components/select.tsx')).Select }));

interface ChoiceOptionProps<Choice extends string | number> {
  label: string;
  hint?: string;
  choices: Choice[];
  nameOf: (choice: Choice) => string;
  value: Choice;
  onChange: (choice: Choice) => void;
}

const MOST_SEGMENTS = 3;

/** One of a few: beside each other where they fit, in a list where they are more. */
export function ChoiceOption<Choice extends string | number>(props: ChoiceOptionProps<Choice>) {
  const { label, hint, choices, nameOf, value, onChange } = props;
  const options = choices.map((choice) => ({ value: String(choice), label: nameOf(choice) }));
  const choose = (text: string) => {
    const chosen = choices.find((choice) => String(choice) === text);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <div>
      {choices.length <= MOST_SEGMENTS ? (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-1">
          <span className="text-13 text-ink-soft">{label}</span>
          <SegmentedControl label={label} value={String(value)} onValueChange={choose} options={options} />
        </div>
      ) : (
        <Labelled label={label}>
          {(id) => (
            // Choices may come late: what is on the page then stays.
            <Suspense fallback={<span className="block h-11 w-48 desktop:h-9" />}>
              <Select
                id={id}
                value={String(value)}
                onValueChange={choose}
                options={options}
                className="max-w-48"
              />
            </Suspense>
          )}
        </Labelled>
      )}
      <Hint>{hint}</Hint>
    </div>
  );
}
