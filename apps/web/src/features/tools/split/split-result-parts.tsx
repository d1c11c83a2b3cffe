import { formatBytes } from '../../../lib/messages/format.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { formatRanges } from './split-parts.ts';
import { toolsMessages } from '../basic-page/tools.messages.ts';
import { ScrollList } from '../shared/order/scroll-list.tsx';

interface Part {
  name: string;
  pages: number[];
  size: number;
}

/** What lies in the zip. */
export function SplitResultParts({ parts }: { parts: Part[] }) {
  const t = useMessages(toolsMessages);
  return (
    <>
      <h3 className="group-title">{t('split.parts')}</h3>
      <ScrollList
        aria-label={t('split.parts')}
        className="mt-1 max-h-72 divide-y divide-line overflow-y-auto"
      >
        {parts.map(({ name, pages, size }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-13 tabular-nums">
            <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
            <span className="text-12 text-ink-soft">
              {t('split.pagesOf', { pages: formatRanges(pages, ', '), count: pages.length })}
            </span>
            <span className="w-20 text-right text-12 text-ink-faint">{formatBytes(size)}</span>
          </li>
        ))}
      </ScrollList>
    </>
  );
}
