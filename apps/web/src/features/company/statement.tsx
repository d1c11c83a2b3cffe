import type { ReactNode } from 'react';
import { Prose } from '../../components/prose.tsx';

interface StatementProps {
  texts: { pageTitle: string; title: string; lede: string };
  children?: ReactNode;
  text: string;
  /** What stands above the text may still change its height. */
  isWaiting?: boolean;
}

/** A page that says something, in one column. */
export function Statement({ texts, text, isWaiting = false, children }: StatementProps) {
  return (
    <article className="wrap pt-8 pb-20 desk:pt-14">
      <title>{texts.pageTitle}</title>
      <div className="mx-auto max-w-[68ch]">
        <h1 className="title-large">{texts.title}</h1>
        <p className="mt-2 mb-6 text-16 text-ink-soft">{texts.lede}</p>
        {children}
        <div className={isWaiting ? 'invisible' : undefined}>
          <Prose text={text} />
        </div>
      </div>
    </article>
  );
}
