import { useState } from 'react';
import { Input } from '../../components/input.tsx';
import type { ToolField } from '../tools/shared/form/tool-field.ts';

interface NumberFieldProps {
  id: string;
  field: Extract<ToolField, { kind: 'number' }>;
  /** Empty: it has no value, and needs none. */
  value: unknown;
  unit: string | undefined;
  onChange: (value: number | '') => void;
}

const MEGABYTE = 1024 * 1024;

/** A number within its bounds. What is being typed may be outside of them until the field is left. */
export function NumberField({ id, field, value, unit, onChange }: NumberFieldProps) {
  const { min, max, step, isOptional, form } = field;
  // People know sizes in megabytes.
  const scale = form.unit === 'bytes' ? MEGABYTE : 1;
  const shown = value === '' ? '' : String(Number((Number(value) / scale).toFixed(4)));
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const number = Number.parseFloat(text) * scale;
    if (Number.isNaN(number)) return isOptional ? onChange('') : undefined;
    const whole = Math.round(number / step) * step;
    onChange(Number(Math.min(max, Math.max(min, whole)).toFixed(4)));
  };
  return (
    <Input
      id={id}
      type="number"
      min={min / scale}
      max={max / scale}
      step={scale === 1 ? step : 'any'}
      value={typed ?? shown}
      end={unit}
      className="w-24"
      onChange={({ target }) => {
        setTyped(target.value);
        take(target.value);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
