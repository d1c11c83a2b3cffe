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
  return { text, placeOf: (at) => at + (cuts.findLast((cut) => cut.at <= at)?.out ?? 0) };
}
