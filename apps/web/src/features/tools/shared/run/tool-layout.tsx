import type { ReactNode } from 'react';

/** The document or its pages on the left, what can be chosen on the right; on a phone one after the other. */
export function ToolLayout({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-8">
      <div className="min-w-0">{children}</div>
      <aside className="min-w-0 desktop:sticky desktop:top-19 desktop:self-start">{aside}</aside>
    </div>
  );
}
