import { RadioGroup as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { useId } from 'react';
import { classes } from '../lib/page/classes.ts';
import { OptionLabel } from './option-label.tsx';

interface RadioGroupProps extends ComponentProps<typeof Radix.Root> {
  options: { value: string; label: string; hint?: string }[];
}

export function RadioGroup({ options, className, ...rest }: RadioGroupProps) {
  const id = useId();
  return (
    <Radix.Root
      {...rest}
      className={classes('flex gap-x-4 gap-y-1 data-[orientation=vertical]:flex-col', className)}
    >
      {options.map(({ value, label, hint }) => {
        const choice = (
          <OptionLabel key={value} text={label}>
            <Radix.Item
              value={value}
              aria-describedby={hint ? `${id}-${value}` : undefined}
              className="reach relative size-4 shrink-0 rounded-full border-[1.5px] border-edge bg-raised data-[state=checked]:border-5 data-[state=checked]:border-accent disabled:border-line disabled:bg-sunken"
            />
          </OptionLabel>
        );
        if (!hint) return choice;
        return (
          <div key={value}>
            {choice}
            <p id={`${id}-${value}`} className="mb-1 ml-6 text-12 text-ink-faint">
              {hint}
            </p>
          </div>
        );
      })}
    </Radix.Root>
  );
}
