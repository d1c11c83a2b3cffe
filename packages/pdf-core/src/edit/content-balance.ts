/** Graphics states that content leaves open (`surplus`), and how often it restores one it never saved (`deficit`). */
export type Balance = { surplus: number; deficit: number };

const isSpace = (code: number | undefined) =>
  code === 32 || code === 10 || code === 13 || code === 9 || code === 12 || code === 0 || code === undefined;
const isDelimiter = (code: number | undefined) =>
  isSpace(code) ||
  code === 40 ||
  code === 41 ||
  code === 60 ||
  code === 62 ||
  code === 91 ||
  code === 93 ||
  code === 47 ||
  code === 37;

/** Counts q and Q of page content, without mistaking those inside strings, comments and inline images. */
export function balanceOf(content: Uint8Array): Balance {
  let depth = 0;
  let deficit = 0;
  for (let at = 0; at < content.length;) {
    const code = content[at];
    if (code === 40) at = endOfString(content, at);
    else if (code === 37) at = endOfLine(content, at);
    else if (isDelimiter(code)) at = code === 47 ? endOfWord(content, at + 1) : at + 1;
    else {
      const end = endOfWord(content, at);
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

function endOfWord(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && !isDelimiter(content[at])) at++;
  return at;
}

function endOfLine(content: Uint8Array, from: number): number {
  let at = from;
  while (at < content.length && content[at] !== 10 && content[at] !== 13) at++;
  return at;
}

function endOfString(content: Uint8Array, from: number): number {
  let depth = 0;
  let at = from;
  do {
    const code = content[at];
    if (code === 92) at++;
    else if (code === 40) depth++;
    else if (code === 41) depth--;
    at++;
  } while (depth > 0 && at < content.length);
  return at;
}

/** The data ends at an EI that stands alone. */
function endOfInlineImage(content: Uint8Array, from: number): number {
  for (let at = from; at < content.length - 1; at++) {
    const alone =
      content[at] === 69 && content[at + 1] === 73 && isSpace(content[at - 1]) && isSpace(content[at + 2]);
    if (alone) return at + 2;
  }
  return content.length;
}
