import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { OptionLabel } from './option-label.tsx';

const box =
  'group inline-grid size-4 align-middle shrink-0 place-items-center rounded-4 border-[1.5px] border-edge bg-raised text-on-accent ' +
  'data-[state=checked]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:border-accent ' +
  'data-[state=indeterminate]:bg-accent disabled:border-line disabled:bg-sunken';

/** With `label` it brings its own; without one, the row it stands in must name it by aria-label. */
export function Checkbox({ label, ...rest }: ComponentProps<typeof Radix.Root> & { label?: string }) {
  const control = (
    <Radix.Root {...rest} className={box}>
      <Radix.Indicator forceMount>
        <Check aria-hidden="true" className="hidden size-3 stroke-3 group-data-[state=checked]:block" />
        <span className="hidden h-0.5 w-2 rounded-full bg-current group-data-[state=indeterminate]:block" />
      </Radix.Indicator>
    </Radix.Root>
  );
  return label ? <OptionLabel text={label}>{control}</OptionLabel> : control;
}
