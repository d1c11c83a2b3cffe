import type { Mark } from './palette-entry.ts';

/** Text is text: what was found is marked by its place in it, never by markup that came with it. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: Mark[] | undefined }) {
  let at = 0;
  const pieces = marks.flatMap(([from, to]) => {
    const pair = [
      { from: at, text: text.slice(at, from), isMarked: false },
      { from, text: text.slice(from, to), isMarked: true },
    ];
    at = to;
    return pair;
  });
  return [...pieces, { from: at, text: text.slice(at), isMarked: false }].map((piece) =>
    piece.isMarked ? (
      // The serif is taller than its line box: the mark must cover whole letters.
      <mark key={piece.from} className="rounded-4 bg-mark pt-[3px] text-page-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
