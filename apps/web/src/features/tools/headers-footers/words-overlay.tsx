import { type HeadersFootersOptions, placeWords } from '@sheaf/pdf-core/options';
import type { PageSize } from '../shared/page/page-geometry.ts';
import { Drawing } from '../shared/stamp/stamp-overlay.tsx';

interface WordsOverlayProps {
  page: PageSize;
  look: HeadersFootersOptions;
  words: Parameters<typeof placeWords>[2];
}

const ANCHORS = new Map([
  [0, 'start'],
  [0.5, 'middle'],
  [1, 'end'],
] as const);

/** The words where the tool writes them, in their size and color. */
export function WordsOverlay({ page, look, words }: WordsOverlayProps) {
  return (
    <Drawing page={page}>
      {placeWords(page, look, words).map(({ text, edge, share, left, room, y }) => (
        <text
          key={`${edge} ${share}`}
          x={left + room * share}
          y={page.height - y}
          fontSize={look.size}
          fill={look.color}
          textAnchor={ANCHORS.get(share)}
        >
          {text}
        </text>
      ))}
    </Drawing>
  );
}
