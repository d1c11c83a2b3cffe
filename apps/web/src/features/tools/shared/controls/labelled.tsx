import { type ReactNode, useId } from 'react';

export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex min-h-9 items-center justify-between gap-3 py-0.5">
      <label htmlFor={id} className="shrink-0 text-13 text-ink-soft">
        {label}
      </label>
      {children(id)}
    </div>
  );
}
