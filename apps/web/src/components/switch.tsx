import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { OptionLabel } from './option-label.tsx';

export function Switch({ label, ...rest }: ComponentProps<typeof Radix.Root> & { label?: string }) {
  const control = (
    <Radix.Root
      {...rest}
      className="reach group relative h-[18px] w-[30px] shrink-0 rounded-full bg-edge transition-colors duration-120 ease-out data-[state=checked]:bg-accent disabled:bg-line"
    >
      <Radix.Thumb className="absolute top-0.5 left-0.5 size-3.5 rounded-full bg-raised shadow-raised transition-transform duration-120 ease-out data-[state=checked]:translate-x-3 dark:bg-ink dark:data-[state=checked]:bg-on-accent" />
    </Radix.Root>
  );
  return label ? <OptionLabel text={label}>{control}</OptionLabel> : control;
}
