import { useId } from 'react';
import { Input } from '../../../../components/input.tsx';
import { Hint } from './hint.tsx';
import { Labelled } from './labelled.tsx';
import { type OptionBounds, toStep } from './option-bounds.ts';
import type { OptionProps } from './option-props.ts';

export interface BoundedProps extends OptionProps<number> {
  bounds: OptionBounds;
  /** Behind the number, as `dpi`. */
  unit?: string;
  hint?: string;
}

/** What is typed outside of the bounds comes back to them. */
export function NumberInput({ label, hint, value, onChange, bounds, unit }: BoundedProps) {
  const { min, max, step: by } = bounds;
  const hintId = useId();
  return (
    <div>
      <Labelled label={label}>
        {(id) => (
          <Input
            id={id}
            key={value}
            type="number"
            inputMode={by < 1 ? 'decimal' : 'numeric'}
            min={min}
            max={max}
            step={by}
            defaultValue={value}
            end={unit}
            aria-describedby={hint && hintId}
            className="w-24"
            onBlur={({ target }) => {
              const wanted = Math.min(max, Math.max(min, toStep(Number(target.value), by) || min));
              target.value = String(wanted);
              onChange(wanted);
            }}
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
        )}
      </Labelled>
      <Hint id={hintId}>{hint}</Hint>
    </div>
  );
}
