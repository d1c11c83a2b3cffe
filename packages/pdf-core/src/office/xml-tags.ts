export type Tag = { name: string; kind: 'open' | 'close' | 'empty'; start: number; end: number };

const NAME_END = /[\s/>]/u;
/** What begins with these is no element, and ends with that. */
const OTHERS: [string, string][] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
];

/** The tags of a document in their order, with where they are. Nothing is decoded. */
export function* listTags(text: string): Generator<Tag> {
  for (let start = text.indexOf('<'); start >= 0;) {
    const other = OTHERS.find(([begin]) => text.startsWith(begin, start));
    const end = other ? endOf(text, other[1], start) : endOfTag(text, start);
    if (end < 0) return;
    if (!other) yield readTag(text, start, end);
    start = text.indexOf('<', end);
  }
}

function endOf(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from);
  return at < 0 ? -1 : at + closing.length;
}

/** Values in quotes may have the sign that ends a tag. */
function endOfTag(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at]!;
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  return -1;
}

function readTag(text: string, start: number, end: number): Tag {
  const isClose = text[start + 1] === '/';
  const from = start + (isClose ? 2 : 1);
  let to = from;
  while (to < end && !NAME_END.test(text[to]!)) to++;
  const isEmpty = text[end - 2] === '/';
  return { name: text.slice(from, to), kind: isClose ? 'close' : isEmpty ? 'empty' : 'open', start, end };
}
