import type { ReactElement } from 'react';

export function OptionLabel({ text, children }: { text: string; children: ReactElement }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-14 has-disabled:text-ink-faint desktop:min-h-6">
      {children}
      {text}
    </label>
  );
}
