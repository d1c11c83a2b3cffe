import type { ReactNode } from 'react';
import { Slider } from '../../../../components/slider.tsx';
import { Switch } from '../../../../components/switch.tsx';
import type { Bounds } from './bounds.ts';

/** A choice of its own between hairlines; what depends on it stands below while it is on. */
export function SwitchRow({
  label,
  hint,
  checked,
  onChange,
  children,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
}) {
  return (
    <div className="border-t border-line py-2.5">
      <label className="flex min-h-10 items-center justify-between gap-4 desk:min-h-6">
        <span>
          <span className="block text-13 font-bold">{label}</span>
          {hint && <span className="block text-12 text-ink-faint">{hint}</span>}
        </span>
        <Switch checked={checked} onCheckedChange={onChange} />
      </label>
      {checked && children && <div className="flex flex-col gap-3 pt-2.5 pb-1">{children}</div>}
    </div>
  );
}

/** Controls that belong together, between hairlines. */
export function OptionGroup({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3 border-t border-line py-3.5">
      {title && <h3 className="text-13 font-bold">{title}</h3>}
      {children}
    </div>
  );
}

export function SliderRow({
  label,
  bounds,
  value,
  onChange,
  shown = String(value),
}: {
  label: string;
  bounds: Bounds;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit. */
  shown?: string;
}) {
  return (
    <div className="grid grid-cols-[96px_1fr_56px] items-center gap-2">
      <span className="text-13 text-ink-soft">{label}</span>
      <Slider
        aria-label={label}
        {...bounds}
        value={value}
        // Steps such as 0.1 add up to 0.30000000000000004.
        onValueChange={(next) => onChange(Number(next.toFixed(4)))}
      />
      <span className="text-right text-13 tabular-nums">{shown}</span>
    </div>
  );
}
