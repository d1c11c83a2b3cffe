import type { Formatter } from '@sheaf/messages/formatter';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { Card } from '../../../components/card.tsx';
import { useMessages } from '../../../lib/messages.ts';
import { pdfToolsMessages } from '../shared/pdf-tools.messages.ts';

/** What will stand where in the new document, hung on its thread. */
export function MergeContents({ files }: { files: StoredFile[] }) {
  const t = useMessages(pdfToolsMessages);
  const firsts = firstPages(files);
  return (
    <Card className="p-4">
      <h2 className="section-title">{t('contents.title')}</h2>
      <ol className="mt-3 ml-1 border-l border-dashed border-accent-line">
        {files.map(({ id, filename, page_count }, index) => {
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
                {first === null || page_count === null
                  ? t('contents.unknown')
                  : tellPages(t, first, first + page_count - 1)}
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Where each begins; null from the first on whose length is not known. */
function firstPages(files: StoredFile[]): (number | null)[] {
  const firsts: (number | null)[] = [];
  let next: number | null = 1;
  for (const { page_count } of files) {
    firsts.push(next);
    next = next === null || page_count === null ? null : next + page_count;
  }
  return firsts;
}

function tellPages(t: Formatter<'tools-stages'>, first: number, last: number): string {
  return first === last
    ? t('contents.from.page', { page: first })
    : t('contents.from.range', { first, last });
}
