import { Badge } from '../../components/badge.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { aiMessages } from './ai.messages.ts';

/** Quotes of a language model that are not in the document: shown as unverified, and not marked. */
export function UnverifiedQuotes({ quotes }: { quotes: string[] }) {
  const t = useMessages(aiMessages);
  return (
    <div className="mt-3">
      <Badge kind="warn">{t('chat.unverified', { count: quotes.length })}</Badge>
      <ul className="mt-1.5 flex flex-col gap-1">
        {quotes.map((quote) => (
          <li key={quote} className="font-serif text-14 wrap-anywhere text-ink-soft">
            “{quote}”
          </li>
        ))}
      </ul>
    </div>
  );
}
