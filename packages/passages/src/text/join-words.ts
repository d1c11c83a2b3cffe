/** A text without soft hyphens and with words whole that a line's end has cut; `placeOf` says where a letter stood before. */
export type JoinedText = { text: string; placeOf: (at: number) => number };

const CUTS = /(?<=\p{L})[-\u00ad\u2010][ \t]*\r?\n\s*(?=\p{Ll})|\u00ad/gu;

export function joinWords(raw: string): JoinedText {
  /** Where text goes on after something left out, and how much was left out until there. */
  const cuts: { at: number; out: number }[] = [];
  let out = 0;
  const text = raw.replace(CUTS, (cut, from: number) => {
    cuts.push({ at: from - out, out: (out += cut.length) });
    return '';
  });
  return { text, placeOf: (at) => at + (cuts[lastUpTo(cuts, at)]?.out ?? 0) };
}

/** Which of the cuts, which stand in their order, is the last that is no later; -1 where there is none. */
function lastUpTo(cuts: { at: number }[], at: number): number {
  let [below, above] = [-1, cuts.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (cuts[middle]!.at <= at) below = middle;
    else above = middle;
  }
  return below;
}
