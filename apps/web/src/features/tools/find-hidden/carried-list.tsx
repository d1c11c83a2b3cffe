import { Card, CardHeader } from '../../../components/card.tsx';
import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import type { Hidden } from '../shared/reports.ts';
import { hiddenMessages } from './hidden.messages.ts';

type Carried = Hidden['carried'][number];
type Item = Carried['items'][number];

/** What the document carries beside its pages, by kind; each opens to its first things. */
export function CarriedList({ carried }: { carried: Carried[] }) {
  const t = useMessages(hiddenMessages);
  return (
    <Card className="pb-3">
      <CardHeader title={t('beside')} />
      {carried.length === 0 && <p className="px-5 py-1 text-13 text-ink-soft">{t('besideNone')}</p>}
      {carried.map((kind) => (
        <details key={kind.kind} className="border-b border-line px-5 last:border-b-0">
          <summary className="flex cursor-pointer items-baseline justify-between gap-3 py-2.5 text-13">
            <span className="font-strong">{t(`carried.${kind.kind}`)}</span>
            <span className="text-ink-soft tabular-nums">
              {kind.count}
              {kind.bytes ? ` · ${formatBytes(kind.bytes)}` : ''}
            </span>
          </summary>
          <ul className="flex flex-col gap-1.5 pb-3 text-12">
            {kind.items.map((item, index) => (
              <CarriedThing key={index} kind={kind.kind} item={item} number={index + 1} />
            ))}
            {kind.more > 0 && <li className="text-ink-soft">{t('more', { more: kind.more })}</li>}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function CarriedThing({ kind, item, number }: { kind: Carried['kind']; item: Item; number: number }) {
  const t = useMessages(hiddenMessages);
  const { name, value, page, bytes } = item;
  const isRevision = kind === 'revisions';
  const title = isRevision ? t('revision', { number }) : name;
  const shown = isRevision && value ? t('shows', { value }) : value;
  const facts = [page && t('page', { page }), bytes && formatBytes(bytes)].filter(Boolean).join(' · ');
  return (
    <li className="wrap-anywhere">
      {title && <span className="text-ink-soft">{title}</span>} {shown && <span>{shown}</span>}{' '}
      {facts && <span className="text-ink-faint tabular-nums">{facts}</span>}
    </li>
  );
}
