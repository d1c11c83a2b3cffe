import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { Card } from '../../components/card.tsx';
import { useTexts } from '../../lib/texts.ts';
import { pdfToolsTexts } from './pdf-tools.texts.ts';

/** What will stand where in the new document, hung on its thread. */
export function MergeContents({ files }: { files: StoredFile[] }) {
  const texts = useTexts(pdfToolsTexts).contents;
  const firsts = firstPages(files);
  return (
    <Card className="p-4">
      <h2 className="section-title">{texts.title}</h2>
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
                  ? texts.unknown
                  : texts.from(first, first + page_count - 1)}
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
