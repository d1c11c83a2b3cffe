import type { ReactNode } from 'react';
import { Prose } from '../../components/prose.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { companyMessages } from './company.messages.ts';

interface StatementProps {
  of: 'about' | 'careers' | 'contact';
  children?: ReactNode;
  text: string;
  /** The content above the text may still change its height. */
  isWaiting?: boolean;
}

/** A text page in one column. */
export function Statement({ of, text, isWaiting = false, children }: StatementProps) {
  const t = useMessages(companyMessages);
  return (
    <article className="wrap pt-8 pb-20 desktop:pt-14">
      <title>{t(`${of}.pageTitle`)}</title>
      <div className="mx-auto max-w-[68ch]">
        <h1 className="title-large">{t(`${of}.title`)}</h1>
        <p className="mt-2 mb-6 text-16 text-ink-soft">{t(`${of}.lede`)}</p>
        {children}
        <div className={isWaiting ? 'invisible' : undefined}>
          <Prose text={text} />
        </div>
      </div>
    </article>
  );
}
