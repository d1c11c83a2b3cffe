import { Slider } from '../../../../components/slider.tsx';
import type { OptionBounds } from './option-bounds.ts';
import type { OptionProps } from './option-props.ts';

interface SliderProps extends OptionProps<number> {
  bounds: OptionBounds;
  /** Finer or coarser than the schema asks. */
  step?: number;
  format?: (value: number) => string;
}

export function SliderOption({ label, value, onChange, bounds, step, format = String }: SliderProps) {
  return (
    <div className="flex items-center gap-3 text-13">
      <span className="w-24 shrink-0 text-ink-soft">{label}</span>
      <Slider
        {...bounds}
        step={step ?? bounds.step}
        aria-label={label}
        value={value}
        onValueChange={onChange}
        className="flex-1"
      />
      <span className="w-11 shrink-0 text-right tabular-nums">{format(value)}</span>
    </div>
  );
}
