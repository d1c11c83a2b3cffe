import { useId, useState } from 'react';
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
  /** Shown elsewhere while it is typed, as far as it lies within the bounds. */
  isLive?: boolean;
}

/** What is typed outside of the bounds comes back to them. */
export function NumberInput({ label, hint, value, onChange, bounds, unit, isLive }: BoundedProps) {
  const { min, max, step: by } = bounds;
  const hintId = useId();
  /** The value that typing began with, after which the field stays the same one. */
  const [begun, setBegun] = useState<number>();
  return (
    <div>
      <Labelled label={label}>
        {(id) => (
          <Input
            id={id}
            key={begun ?? value}
            type="number"
            inputMode={by < 1 ? 'decimal' : 'numeric'}
            min={min}
            max={max}
            step={by}
            defaultValue={value}
            onFocus={() => setBegun(value)}
            onInput={({ currentTarget: { valueAsNumber: typed } }) => {
              if (isLive && typed >= min && typed <= max && toStep(typed, by) === typed) onChange(typed);
            }}
            end={unit}
            aria-describedby={hint && hintId}
            className="w-24"
            onBlur={({ target }) => {
              const wanted = Math.min(max, Math.max(min, toStep(Number(target.value), by) || min));
              target.value = String(wanted);
              setBegun(undefined);
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
