import { endOfString, SPACE, STOP, skipSpace, skipToken } from '../pdf/characters.ts';

/** Graphics states that content leaves open (`surplus`), and how often it restores one it never saved (`deficit`). */
export type Balance = { surplus: number; deficit: number };

/** Counts q and Q of page content, without mistaking those inside strings, comments and inline images. */
export function balanceOf(content: Buffer): Balance {
  let depth = 0;
  let deficit = 0;
  for (let at = 0; at < content.length;) {
    const code = content[at]!;
    if (code === 40) at = endOfString(content, at);
    else if (code === 37) at = skipSpace(content, at);
    else if (STOP[code]) at = code === 47 ? skipToken(content, at + 1) : at + 1;
    else {
      const end = skipToken(content, at);
      if (end - at === 1 && code === 113) depth++;
      if (end - at === 1 && code === 81) {
        if (depth) depth--;
        else deficit++;
      }
      at = end - at === 2 && code === 73 && content[at + 1] === 68 ? endOfInlineImage(content, end) : end;
    }
  }
  return { surplus: depth, deficit };
}

const isSpace = (code: number | undefined) => code === undefined || SPACE[code] === 1;

/** The data ends at an EI that stands alone. */
function endOfInlineImage(content: Buffer, from: number): number {
  for (let at = from; at < content.length - 1; at++) {
    const alone =
      content[at] === 69 && content[at + 1] === 73 && isSpace(content[at - 1]) && isSpace(content[at + 2]);
    if (alone) return at + 2;
  }
  return content.length;
}
