import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: { value: Value; label: ReactNode; name?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      // An empty value means that the chosen segment was pressed again: one is always chosen.
      onValueChange={(next) => next && onValueChange(next as Value)}
      className="inline-flex gap-0.5 rounded-[7px] border border-line bg-sunken p-0.5"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          aria-label={option.name}
          className="reach relative inline-flex h-10 min-w-11 items-center justify-center gap-1.5 rounded-[5px] px-2.5 text-13 font-medium whitespace-nowrap text-ink-soft transition-colors duration-120 hover:text-ink data-[state=on]:bg-raised data-[state=on]:text-ink data-[state=on]:shadow-raised data-[state=on]:ring-[0.5px] data-[state=on]:ring-line-strong desktop:h-[26px] desktop:min-w-[30px] dark:data-[state=on]:bg-line"
        >
          {option.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
