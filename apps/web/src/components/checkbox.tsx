import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { OptionLabel } from './option-label.tsx';

interface CheckboxProps extends ComponentProps<'button'> {
  checked: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
  label?: string;
}

const box =
  'reach group relative inline-grid size-4 align-middle shrink-0 place-items-center rounded-4 border-[1.5px] border-edge bg-raised text-on-accent ' +
  'aria-checked:border-accent aria-checked:bg-accent aria-[checked=mixed]:border-accent ' +
  'aria-[checked=mixed]:bg-accent disabled:border-line disabled:bg-sunken';

/**
 * With `label` it has its own; without one, its row must name it by aria-label. Not Radix's, which measures itself
 * and looks for a form on mount: too slow for lists of thousands.
 */
export function Checkbox({ checked, onCheckedChange, label, ...rest }: CheckboxProps) {
  const control = (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input's keys are its own, and a list has some for its boxes
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      onClick={() => onCheckedChange?.(checked !== true)}
      // Space checks a box; Enter is the form's.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      {...rest}
      className={box}
    >
      {checked === 'indeterminate' ? (
        <span className="h-0.5 w-2 rounded-full bg-current" />
      ) : (
        checked && <Check aria-hidden="true" className="size-3 stroke-3" />
      )}
    </button>
  );
  return label ? <OptionLabel text={label}>{control}</OptionLabel> : control;
}
