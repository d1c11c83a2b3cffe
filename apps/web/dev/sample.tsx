import type { ReactNode } from 'react';

export function Sample({
  title,
  wide,
  third,
  children,
}: {
  title: string;
  wide?: boolean;
  third?: boolean;
  children: ReactNode;
}) {
  const span = wide ? 'desktop:col-span-12' : third ? 'desktop:col-span-4' : 'desktop:col-span-6';
  return (
    <section className={`col-span-12 min-w-0 ${span}`}>
      <h2 className="mb-4 border-b border-line pb-2.5 text-12 font-medium text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}
