const TOKEN = /<([\dA-Fa-f\s]*)>|\[([^\][]*)\]|[^\s<[]+/g;
/** No font has as many codes. */
const MOST = 70_000;

export type CodeMap = {
  /** How many bytes codes have that begin with this byte; two where nothing says. */
  lengthOf: (first: number) => number;
  /** What codes stand for, by length and code: text, or the number of a glyph. */
  text: Map<number, string>;
  cids: Map<number, number>;
  hasSpaces: boolean;
};

/** A character map as fonts embed it: which codes there are, the text they mean and the glyphs they show. */
export function readCodeMap(bytes: Buffer): CodeMap {
  const text = new Map<number, string>();
  const cids = new Map<number, number>();
  const lengths = new Map<number, number>();
  let values: { hex?: string; list?: string; word?: string }[] = [];
  for (const [word, hex, list] of bytes.toString('latin1').matchAll(TOKEN)) {
    if (word.startsWith('begin')) values = [];
    else if (word === 'endcodespacerange') {
      for (let at = 0; at + 1 < values.length; at += 2)
        noteSpace(lengths, values[at]?.hex, values[at + 1]?.hex);
    } else if (word === 'endbfchar') {
      for (let at = 0; at + 1 < values.length; at += 2) {
        const target = values[at + 1]?.hex;
        if (target !== undefined) setText(text, codeOf(values[at]?.hex), textOf(target));
      }
    } else if (word === 'endbfrange') {
      for (let at = 0; at + 2 < values.length; at += 3) addRange(text, values.slice(at, at + 3));
    } else if (word === 'endcidchar') {
      for (let at = 0; at + 1 < values.length; at += 2)
        if (cids.size < MOST) cids.set(codeOf(values[at]?.hex), Number(values[at + 1]?.word));
    } else if (word === 'endcidrange') {
      for (let at = 0; at + 2 < values.length; at += 3) {
        const [low, high] = [codeOf(values[at]?.hex), codeOf(values[at + 1]?.hex)];
        const first = Number(values[at + 2]?.word);
        for (let code = low; code <= high && cids.size < MOST; code++) cids.set(code, first + code - low);
      }
    } else values.push({ hex: hex?.replaceAll(/\s/g, ''), list, word });
  }
  return {
    lengthOf: (first) => lengths.get(first) ?? (lengths.size ? Math.max(...lengths.values()) : 2),
    text,
    cids,
    hasSpaces: lengths.size > 0,
  };
}

function noteSpace(lengths: Map<number, number>, low: string | undefined, high: string | undefined): void {
  if (!low || !high || low.length !== high.length) return;
  const length = Math.min(4, low.length / 2);
  const last = Number.parseInt(high.slice(0, 2), 16);
  for (let first = Number.parseInt(low.slice(0, 2), 16); first <= last; first++) lengths.set(first, length);
}

function codeOf(hex: string | undefined): number {
  return Number.parseInt(hex ?? '', 16);
}

function textOf(hex: string): string {
  const bytes = Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex');
  if (bytes.length === 1) return String.fromCharCode(bytes[0]!);
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le');
}

function setText(text: Map<number, string>, code: number, value: string): void {
  if (text.size < MOST && Number.isFinite(code)) text.set(code, value);
}

function addRange(text: Map<number, string>, [from, to, target]: { hex?: string; list?: string }[]): void {
  const [low, high] = [codeOf(from?.hex), Math.min(codeOf(to?.hex), codeOf(from?.hex) + 0xffff)];
  if (target?.list !== undefined) {
    const items = [...target.list.matchAll(/<([\dA-Fa-f\s]*)>/g)];
    for (let code = low; code <= high && items[code - low]; code++)
      setText(text, code, textOf(items[code - low]![1]!.replaceAll(/\s/g, '')));
    return;
  }
  const first = textOf(target?.hex ?? '');
  if (!first) return;
  const last = first.codePointAt(first.length - 1) ?? 0;
  for (let code = low; code <= high && text.size < MOST; code++)
    setText(text, code, first.slice(0, -1) + String.fromCharCode(last + code - low));
}
