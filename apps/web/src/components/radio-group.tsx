import { RadioGroup as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classes } from '../lib/page/classes.ts';
import { OptionLabel } from './option-label.tsx';

interface RadioGroupProps extends ComponentProps<typeof Radix.Root> {
  options: { value: string; label: string }[];
}

export function RadioGroup({ options, className, ...rest }: RadioGroupProps) {
  return (
    <Radix.Root
      {...rest}
      className={classes('flex gap-x-4 gap-y-1 data-[orientation=vertical]:flex-col', className)}
    >
      {options.map((option) => (
        <OptionLabel key={option.value} text={option.label}>
          <Radix.Item
            value={option.value}
            className="reach relative size-4 shrink-0 rounded-full border-[1.5px] border-edge bg-raised data-[state=checked]:border-5 data-[state=checked]:border-accent disabled:border-line disabled:bg-sunken"
          />
        </OptionLabel>
      ))}
    </Radix.Root>
  );
}
