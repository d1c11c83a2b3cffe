import type { ReactNode } from 'react';

interface EmptyStateProps {
  drawing: ReactNode;
  title: string;
  action?: ReactNode;
  level?: 'h1' | 'h2' | 'p';
  children: ReactNode;
}

/** A drawing, one sentence, the way on. */
export function EmptyState({ drawing, title, action, level: Title = 'h2', children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1 px-6 py-8 text-center text-balance">
      <div className="mb-3 text-ink-faint">{drawing}</div>
      <Title className="section-title">{title}</Title>
      <p className="max-w-[300px] text-13 text-ink-soft">{children}</p>
      {action && <div className="mt-3.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
