import type { ComponentProps, CSSProperties } from 'react';
import { classes } from '../lib/page/classes.ts';

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  'aria-label': string;
}

/** The browser's own slider: keys, touch and screen readers work as everywhere else. */
export function Slider({ value, min, max, onValueChange, className, ...rest }: SliderProps) {
  const share = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      style={{ '--share': `${share}%` } as CSSProperties}
      className={classes('slider h-11 min-w-0 cursor-pointer desktop:h-4', className)}
    />
  );
}
