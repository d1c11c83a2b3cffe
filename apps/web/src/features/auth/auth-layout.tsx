import type { ReactNode } from 'react';
import { Brand } from '../../components/brand.tsx';
import { LanguageSelect } from '../../components/language-select.tsx';
import { PaperFan } from '../../components/paper-fan.tsx';

interface AuthLayoutProps {
  pageTitle: string;
  title: string;
  lede: ReactNode;
  footer?: ReactNode;
  /** What lies on the desk at the right; the tied sheaf unless the page has something to show there. */
  desk?: ReactNode;
  children: ReactNode;
}

export function AuthLayout({
  pageTitle,
  title,
  lede,
  footer,
  desk = <PaperFan />,
  children,
}: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh desktop:grid-cols-[minmax(480px,1fr)_minmax(0,1fr)]">
      <title>{pageTitle}</title>
      <div className="flex flex-col gap-8 bg-surface px-4 py-5 desktop:px-10 desktop:py-7">
        <header className="flex items-center justify-between">
          <Brand />
          <LanguageSelect />
        </header>
        <main className="m-auto w-full max-w-[368px]">
          <h1 className="title-large text-balance">{title}</h1>
          <div className="mt-2 mb-7 text-ink-soft">{lede}</div>
          {children}
        </main>
        <footer className="text-center text-12 text-balance text-ink-faint">{footer}</footer>
      </div>
      <div
        aria-hidden="true"
        className="relative hidden overflow-hidden border-l border-line bg-sunken desktop:block"
      >
        {desk}
      </div>
    </div>
  );
}
