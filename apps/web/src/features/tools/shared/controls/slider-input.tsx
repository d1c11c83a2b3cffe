import { Slider } from '../../../../components/slider.tsx';
import { Hint } from './hint.tsx';
import type { BoundedProps } from './number-option.tsx';
import { toStep } from './option-bounds.ts';

export function SliderInput({ label, hint, value, onChange, bounds, unit }: BoundedProps) {
  const { min, max, step } = bounds;
  return (
    <div>
      <div className="flex items-center gap-3 text-13">
        <span className="w-24 shrink-0 text-ink-soft">{label}</span>
        <Slider
          min={min}
          max={max}
          step={step}
          aria-label={label}
          value={value}
          onValueChange={(next) => onChange(toStep(next, step))}
          className="flex-1"
        />
        <span className="w-11 shrink-0 text-right tabular-nums">
          {value}
          {unit}
        </span>
      </div>
      <Hint>{hint}</Hint>
    </div>
  );
}
