import { Card, CardHeader } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import type { Hidden } from '../shared/reports.ts';
import { hiddenMessages } from './hidden.messages.ts';

interface WordListProps {
  found: Hidden;
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

/** The hidden lines by page: each leads to its place. */
export function WordList({ found, chosen, onChoose }: WordListProps) {
  const t = useMessages(hiddenMessages);
  return (
    <Card className="pb-2">
      <CardHeader title={t('onPages')} />
      <ol className="max-h-[46vh] overflow-y-auto px-2 py-1">
        {found.text.map((line, index) => (
          <li key={index}>
            {line.page !== found.text[index - 1]?.page && (
              <h3 className="px-3 pt-2 pb-1 text-12 text-ink-soft">{t('page', { page: line.page })}</h3>
            )}
            <button
              type="button"
              aria-pressed={index === chosen}
              onClick={() => onChoose(index)}
              className={classes(
                'reach block w-full rounded-6 px-3 py-1.5 text-left text-13',
                index === chosen ? 'bg-accent-soft' : 'hover:bg-sunken',
              )}
            >
              <span className="line-clamp-2 font-strong wrap-anywhere">{line.text}</span>{' '}
              <span className="text-12 text-ink-soft">{t(`kinds.${line.kind}`)}</span>
            </button>
          </li>
        ))}
      </ol>
      {found.moreText > 0 && (
        <p className="px-5 py-1 text-12 text-ink-soft">{t('more', { more: found.moreText })}</p>
      )}
    </Card>
  );
}
