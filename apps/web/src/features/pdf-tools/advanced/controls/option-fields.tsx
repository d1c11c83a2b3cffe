import { useId, useState } from 'react';
import { Field } from '../../../../components/field.tsx';
import { Input } from '../../../../components/input.tsx';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { Select } from '../../../../components/select.tsx';
import type { Bounds } from './bounds.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  choices: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function ChoiceField<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      <Select options={choices} value={value} onValueChange={(next) => onChange(next as Value)} />
    </Field>
  );
}

export function SegmentRow<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span className="text-13 font-strong">{label}</span>
      <div className="max-w-full overflow-x-auto">
        <SegmentedControl label={label} options={choices} value={value} onValueChange={onChange} />
      </div>
    </div>
  );
}

export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  placeholder,
  type,
  autoComplete = 'off',
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  maxLength?: number;
  placeholder?: string;
  type?: 'text' | 'date';
  autoComplete?: string;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        placeholder={placeholder}
        type={type}
        autoComplete={autoComplete}
      />
    </Field>
  );
}

/** Any number may be typed; one out of bounds is brought inside when the field is left. */
export function NumberField({
  label,
  bounds,
  value,
  onChange,
  unit,
}: {
  label: string;
  bounds: Bounds;
  value: number;
  onChange: (value: number) => void;
  unit?: string;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label}>
      <Input
        type="number"
        inputMode="decimal"
        {...bounds}
        end={unit}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = target.valueAsNumber;
          if (next >= bounds.min && next <= bounds.max) onChange(next);
        }}
        onBlur={({ target }) => {
          const next = target.valueAsNumber;
          if (!Number.isNaN(next)) onChange(Math.min(bounds.max, Math.max(bounds.min, next)));
          setTyped(null);
        }}
      />
    </Field>
  );
}

export function ColorField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-3">
      <label htmlFor={id} className="text-13 text-ink-soft">
        {label}
      </label>
      <span className="flex items-center gap-2 text-13 tabular-nums">
        {value.toUpperCase()}
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="h-10 w-12 rounded-6 border border-edge bg-raised p-1 desk:h-8"
        />
      </span>
    </div>
  );
}
