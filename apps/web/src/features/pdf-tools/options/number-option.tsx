import type { ZodType } from 'zod';
import { Input } from '../../../components/input.tsx';
import { Labelled } from './labelled.tsx';
import { readBounds } from './option-bounds.ts';
import type { OptionProps } from './option-props.ts';

export interface NumberProps extends OptionProps<number> {
  schema: ZodType<number>;
  /** Finer or coarser than the schema asks. */
  step?: number;
  format?: (value: number) => string;
  /** Behind the number, as `dpi`. */
  unit?: string;
}

/** What is typed outside of the bounds comes back to them. */
export function NumberOption({ label, value, onChange, schema, step, unit }: NumberProps) {
  const { min, max, step: by } = readBounds(schema, step);
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          key={value}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={by}
          defaultValue={value}
          end={unit}
          className="w-24"
          onBlur={({ target }) => {
            const wanted = Math.min(max, Math.max(min, Math.round(Number(target.value) / by) * by || min));
            target.value = String(wanted);
            onChange(wanted);
          }}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      )}
    </Labelled>
  );
}
