import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { redactMessages } from './redact.messages.ts';
import type { Finds } from './use-search.ts';

/** More rows than anybody reads; what is not listed is removed too. */
const MOST_ROWS = 500;

interface FindListProps {
  finds: Finds['finds'];
  left: ReadonlySet<number>;
  onLeft: (left: Set<number>) => void;
  current: number;
  onCurrent: (index: number) => void;
}

/** Each find with the words around it: what is not checked stays in the document. */
export function FindList({ finds, left, onLeft, current, onCurrent }: FindListProps) {
  const t = useMessages(redactMessages);
  const toggle = (index: number, isChecked: boolean) => {
    const next = new Set(left);
    if (isChecked) next.delete(index);
    else next.add(index);
    onLeft(next);
  };
  return (
    <div className="flex flex-col gap-2">
      <output className="text-13 font-strong">{t('finds', { count: finds.length })}</output>
      {finds.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => onLeft(new Set())}>
            {t('all')}
          </Button>
          <Button size="small" onClick={() => onLeft(new Set(finds.keys()))}>
            {t('none')}
          </Button>
        </div>
      )}
      {/* What scrolls cuts off what reaches beyond it: the boxes have their room for a finger within. */}
      <ul className="flex max-h-80 flex-col overflow-y-auto max-desktop:-ml-3.5 max-desktop:pl-3.5">
        {finds.slice(0, MOST_ROWS).map((find, index) => (
          <li
            key={index}
            className="flex items-start gap-2 border-b border-line py-2 last:border-b-0 max-desktop:gap-3.5 max-desktop:py-1 max-desktop:*:first:mt-3.5"
          >
            <Checkbox
              checked={!left.has(index)}
              onCheckedChange={(isChecked) => toggle(index, isChecked)}
              aria-label={`${find.text}, ${t('find', { page: find.page })}`}
            />
            <button
              type="button"
              className="min-w-0 flex-1 text-left text-13 wrap-break-word max-desktop:min-h-11"
              aria-current={index === current}
              onClick={() => onCurrent(index)}
            >
              <span className="block text-12 text-ink-soft">{t('find', { page: find.page })}</span>
              {find.before}
              <mark className="bg-accent-soft font-strong text-ink">{find.text}</mark>
              {find.after}
            </button>
          </li>
        ))}
      </ul>
      {finds.length > MOST_ROWS && <p className="text-12 text-ink-soft">{t('more', { count: MOST_ROWS })}</p>}
    </div>
  );
}
