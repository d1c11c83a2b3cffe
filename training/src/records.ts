/** What is read out of a source, in the order it stands there. A pair is two texts of one meaning: a term and what it means, a question and its answer. */
export type TextRecord =
  | { kind: 'document'; path: string }
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'pair'; text: string; meaning: string };

/** Which files of a source are read, and what is in them. */
export type Format = { wants: (path: string) => boolean; read: (text: string, path: string) => TextRecord[] };

const LONGEST_HEADING = 200;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Text without tags and entities, on one line. */
export function plainText(marked: string): string {
  return marked
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      if (Number.isNaN(code)) return NAMED[name] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

export function headingOf(text: string): TextRecord[] {
  const plain = plainText(text);
  return plain.length > 2 && plain.length < LONGEST_HEADING ? [{ kind: 'heading', text: plain }] : [];
}

export function paragraphOf(text: string): TextRecord[] {
  const plain = plainText(text);
  return isProse(plain, 25) ? [{ kind: 'paragraph', text: plain }] : [];
}

export function pairOf(text: string, meaning: string): TextRecord[] {
  const pair = { kind: 'pair' as const, text: plainText(text), meaning: plainText(meaning) };
  return pair.text.length > 2 && isProse(pair.meaning, 15) ? [pair] : [];
}

/** Sentences of a language in Latin letters, and no tables, formulas or code. */
function isProse(text: string, shortest: number): boolean {
  if (text.length < shortest) return false;
  const letters = text.match(/[A-Za-z\u00c0-\u024f]/g)?.length ?? 0;
  return letters >= 0.6 * text.length && (text.match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 4;
}
