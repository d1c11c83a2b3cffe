import { type ReactNode, useId } from 'react';

export function LabelledOption({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 max-desktop:w-full max-desktop:flex-wrap">
      <label htmlFor={id} className="shrink-0 text-13 text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
