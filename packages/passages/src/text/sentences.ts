import { isAbbreviated, LONGEST_ABBREVIATION } from './abbreviations.ts';

/** A piece of one page: `from` and `to` count characters of the page's text as it was given. */
export type Span = { page: number; from: number; to: number };
export type Sentence = Span & { text: string };

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** German writes the first floor as 1. Stock: after such a word a number with a stop ends nothing. */
const ORDINAL = /(?:^|\s)(?:[IiAa]m|[Aa]b|[Vv]om|[Zz]um|[Bb]is|[Dd]e[rsmn]|[Dd]ie|[Dd]as|und) \d{1,2}\.$/;
const LONGEST_OPENING = 20;
/** What counts the line that it begins. */
const LABEL = /^\s*(?:\(?(?:\d{1,2}|[a-z])[.)]\s*){1,2}$/;

/** The sentences between two places of a page. Line ends inside do not end a sentence; abbreviations do not either. */
export function cutSentences(pageText: string, { page, from, to }: Span): Sentence[] {
  // Same length as the page's own text, so that places found in it hold.
  const flat = pageText.slice(from, to).replace(/[\n\r\t\f]/g, ' ');
  const sentences: Sentence[] = [];
  let start = 0;
  let end = 0;
  for (const { segment } of segmenter.segment(flat)) {
    end += segment.length;
    const rest = flat.slice(end);
    const said = flat.slice(start, end).trimEnd().slice(-LONGEST_ABBREVIATION);
    const isLabel = start === 0 && LABEL.test(flat.slice(0, end).slice(0, LONGEST_ABBREVIATION));
    const goesOn =
      isLabel ||
      isAbbreviated(said, rest.slice(0, LONGEST_OPENING)) ||
      ORDINAL.test(said) ||
      /^\s*\p{Ll}/u.test(rest);
    if (goesOn && rest.trim()) continue;
    push(start, end);
    start = end;
  }
  push(start, flat.length);
  return sentences;

  function push(a: number, b: number): void {
    const lead = /^\s*/.exec(flat.slice(a, b))![0].length;
    const trimmed = flat.slice(a, b).trim();
    if (!trimmed) return;
    const place = { page, from: from + a + lead, to: from + a + lead + trimmed.length };
    sentences.push({ ...place, text: readAloud(pageText.slice(place.from, place.to)) });
  }
}

/** A piece of a page as one line: words that a line's end has cut are whole again. */
export function readAloud(raw: string): string {
  return raw
    .replace(/(\p{L})[-\u00ad\u2010][ \t]*\r?\n\s*(\p{Ll})/gu, '$1$2')
    .replace(/\s+/g, ' ')
    .trim();
}
