import type { ReactNode } from 'react';

interface PageHeaderProps {
  /** What it is one of. */
  above?: ReactNode;
  title: string;
  /** One line of what this page is for. */
  lede: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ above, title, lede, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-col items-stretch gap-4 pt-5 pb-4 desktop:flex-row desktop:items-end desktop:gap-6 desktop:pt-7 desktop:pb-5">
      <div className="min-w-0 flex-1">
        {above && <p className="text-13 text-ink-faint">{above}</p>}
        <h1 className="title wrap-anywhere">{title}</h1>
        <p className="text-14 text-ink-soft">{lede}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
