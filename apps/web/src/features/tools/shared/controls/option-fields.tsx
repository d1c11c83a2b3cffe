import { useId } from 'react';
import { Field } from '../../../../components/field.tsx';
import { Input } from '../../../../components/input.tsx';

/** Words that may be long, with the label above them. */
export function WordsField({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  placeholder,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  maxLength?: number;
  placeholder?: string;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
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
    <div className="flex min-h-9 items-center justify-between gap-3">
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
          className="h-11 w-12 rounded-6 border border-edge bg-raised p-1 desktop:h-8"
        />
      </span>
    </div>
  );
}

/** Options that belong together, as one row of the panel. */
export function OptionBlock({ title, children }: { title?: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <div
      className="flex flex-col gap-2.5 py-3"
      role={title ? 'group' : undefined}
      aria-labelledby={title ? id : undefined}
    >
      {title && (
        <h3 id={id} className="text-13 font-bold">
          {title}
        </h3>
      )}
      {children}
    </div>
  );
}
