import { Check } from 'lucide-react';
import { useMessages } from '../../lib/messages/messages.ts';
import { authMessages } from './auth.messages.ts';
import { PaperFan } from '../../components/paper-fan.tsx';

/** What an account gives, as a list: read out, and shown on small screens. */
export function PromiseList() {
  const t = useMessages(authMessages);
  return (
    <>
      <h2 className="section-title mb-3">{t('register.getTitle')}</h2>
      <ul className="flex flex-col gap-2">
        {Object.values(t.record('register.get')).map((item) => (
          <li key={item} className="flex items-center gap-2.5">
            <Check aria-hidden="true" className="text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same, on the tied sheet at the right of a large screen. */
export function PromiseSheaf() {
  const t = useMessages(authMessages);
  return (
    <PaperFan>
      <h2 className="sheet-title">{t('register.getTitle')}</h2>
      <ul className="mt-[2.6em] flex flex-col gap-[1.5em]">
        {Object.values(t.record('register.get')).map((item) => (
          <li key={item} className="flex items-center gap-[.9em] text-[2em] leading-[1.2]">
            <Check aria-hidden="true" className="size-[.95em] text-page-accent" />
            {item}
          </li>
        ))}
      </ul>
    </PaperFan>
  );
}
