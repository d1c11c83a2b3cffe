import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { formatRanges } from '../../features/pdf-tools/split-parts.ts';
import { toolsTexts } from './tools.texts.ts';
import { ScrollList } from '../../features/pdf-tools/scroll-list.tsx';

interface Part {
  name: string;
  pages: number[];
  size: number;
}

/** What lies in the zip. */
export function SplitResultParts({ parts }: { parts: Part[] }) {
  const texts = useTexts(toolsTexts).split;
  return (
    <>
      <h3 className="group-title">{texts.parts}</h3>
      <ScrollList aria-label={texts.parts} className="mt-1 max-h-72 divide-y divide-line overflow-y-auto">
        {parts.map(({ name, pages, size }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-1.5 text-13 tabular-nums">
            <span className="min-w-0 flex-1 truncate font-strong">{name}</span>
            <span className="text-12 text-ink-soft">{texts.pagesOf(formatRanges(pages, ', '))}</span>
            <span className="w-20 text-right text-12 text-ink-faint">{formatBytes(size)}</span>
          </li>
        ))}
      </ScrollList>
    </>
  );
}
