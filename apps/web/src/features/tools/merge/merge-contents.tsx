import type { Formatter } from '@sheaf/messages/formatter';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { Card } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/messages/messages.ts';
import { ScrollList } from '../shared/order/scroll-list.tsx';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

interface MergeContentsProps {
  files: StoredFile[];
  /** How many of its pages go into the result. */
  countOf: (file: StoredFile) => number | null;
}

/** The files of the new document with their page numbers. */
export function MergeContents({ files, countOf }: MergeContentsProps) {
  const t = useMessages(pdfToolsMessages);
  const counts = files.map(countOf);
  const firsts = firstPages(counts);
  return (
    <Card className="p-4">
      <h2 className="section-title">{t('contents.title')}</h2>
      <ScrollList
        aria-label={t('contents.title')}
        className="mt-3 max-h-[max(320px,calc(100dvh-330px))] overflow-y-auto pl-1 [&>li]:border-l [&>li]:border-dashed [&>li]:border-accent-line"
      >
        {files.map(({ id, filename }, index) => {
          const count = counts[index] ?? null;
          const first = firsts[index] ?? null;
          return (
            <li
              key={id}
              className="relative pb-3 pl-4 last:pb-0 before:absolute before:top-1.5 before:-left-[4.5px] before:size-2 before:rounded-full before:bg-accent"
            >
              <p className="truncate text-13 font-strong" title={filename}>
                {filename}
              </p>
              <p className="text-12 text-ink-faint tabular-nums">
                {first === null || count === null
                  ? t('contents.unknown')
                  : formatPages(t, first, first + count - 1)}
              </p>
            </li>
          );
        })}
      </ScrollList>
    </Card>
  );
}

/** Where each begins; null from the first on whose length is not known. */
function firstPages(counts: (number | null)[]): (number | null)[] {
  const firsts: (number | null)[] = [];
  let next: number | null = 1;
  for (const count of counts) {
    firsts.push(next);
    next = next === null || count === null ? null : next + count;
  }
  return firsts;
}

function formatPages(t: Formatter<'tools-stages'>, first: number, last: number): string {
  return first === last
    ? t('contents.from.page', { page: first })
    : t('contents.from.range', { first, last });
}
