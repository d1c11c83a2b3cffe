import { Slider as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from '../lib/page/classes.ts';

interface SliderProps extends Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'onValueChange' | 'defaultValue'
> {
  value: number;
  onValueChange: (value: number) => void;
  'aria-label': string;
}

export function Slider({ value, onValueChange, 'aria-label': label, className, ...rest }: SliderProps) {
  return (
    <Radix.Root
      {...rest}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      className={classes('relative flex h-11 touch-none items-center desktop:h-4', className)}
    >
      <Radix.Track className="relative h-0.5 flex-1 rounded-full bg-edge">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        className="reach relative block size-3.5 rounded-full border-2 border-accent bg-raised"
      />
    </Radix.Root>
  );
}
