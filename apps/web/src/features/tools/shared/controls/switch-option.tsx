import { type ReactNode, useId } from 'react';
import { Switch } from '../../../../components/switch.tsx';
import { Hint } from './hint.tsx';
import type { OptionProps } from './option-props.ts';

/** On or off, and what else there is to choose while it is on. */
export function SwitchOption({
  label,
  hint,
  value,
  onChange,
  children,
}: OptionProps<boolean> & { hint?: string; children?: ReactNode }) {
  const id = useId();
  const hintId = useId();
  return (
    <div className="py-2.5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <label htmlFor={id} className="text-13 font-strong">
          {label}
        </label>
        <Switch id={id} checked={value} onCheckedChange={onChange} aria-describedby={hint && hintId} />
      </div>
      <Hint id={hintId}>{hint}</Hint>
      {value && children && <div className="flex flex-col gap-2.5 pt-2.5">{children}</div>}
    </div>
  );
}
