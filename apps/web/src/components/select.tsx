import { Check, ChevronsUpDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { classes } from '../lib/page/classes.ts';
import { menuItem, menuPanel } from './menu-style.ts';

interface SelectProps {
  /** `unfit` is why an option cannot be chosen. */
  options: { value: string; label: string; unfit?: string | undefined }[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  disabled?: boolean;
  id?: string;
  name?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  className?: string;
}

export function Select({
  options,
  value,
  defaultValue,
  onValueChange,
  disabled,
  name,
  className,
  ...trigger
}: SelectProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
      disabled={disabled}
      name={name}
    >
      <Radix.Trigger
        {...trigger}
        className={classes(
          'flex h-11 w-full items-center justify-between gap-2 rounded-6 border border-edge bg-raised px-2.5 text-14 text-ink desktop:h-8',
          'aria-invalid:border-danger data-disabled:border-line data-disabled:bg-sunken data-disabled:text-ink-faint',
          className,
        )}
      >
        <Radix.Value />
        <Radix.Icon asChild>
          <ChevronsUpDown aria-hidden="true" className="size-3.5 text-ink-faint" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={classes(
            menuPanel,
            // As wide as its names, however small its button is: those that the screen is too narrow for take two lines.
            'max-h-(--radix-select-content-available-height) w-max max-w-[min(24rem,var(--radix-select-content-available-width))] min-w-(--radix-select-trigger-width)',
            // A reason needs more room than the name of an option.
            options.some(({ unfit }) => unfit) && 'min-w-64',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.unfit !== undefined}
                className={classes(menuItem, 'h-auto! min-h-11 py-1.5 desktop:min-h-8 desktop:py-1')}
              >
                <span className="min-w-0">
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.unfit && <span className="block text-12">{option.unfit}</span>}
                </span>
                <Radix.ItemIndicator className="ml-auto text-accent-ink">
                  <Check aria-hidden="true" className="size-3.5 text-accent-ink!" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
