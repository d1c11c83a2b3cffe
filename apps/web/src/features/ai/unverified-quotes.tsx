import { Badge } from '../../components/badge.tsx';
import { useTexts } from '../../lib/texts.ts';
import { aiTexts } from './ai.texts.ts';

/** What a language model gave as the document's words and the document does not say: shown as that, and marked nowhere. */
export function UnverifiedQuotes({ quotes }: { quotes: string[] }) {
  const { chat: texts } = useTexts(aiTexts);
  return (
    <div className="mt-3">
      <Badge kind="warn">{texts.unverified(quotes.length)}</Badge>
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
