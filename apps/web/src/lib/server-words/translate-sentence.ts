import { keepFormats } from '../format.ts';
import { currentLocale } from '../language.ts';

/** What the server says in English, and how the page says it. `{}` stands for what differs, in the same order. */
export type Sentences = Record<string, string>;

const day = keepFormats((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const decimal = keepFormats((locale) => new Intl.NumberFormat(locale));

/** Null where there is no word for it. What is made of several sentences is looked up one by one. */
export function translateSentence(said: string, sentences: Sentences): string | null {
  const known = sentences[said] ?? fillIn(said, sentences);
  if (known) return known;
  const parts = said.split(/(?<=[.!?]) (?=[A-Z])/u);
  if (parts.length === 1) return null;
  const told = parts.map((part) => sentences[part] ?? fillIn(part, sentences));
  return told.every((part) => part !== null) ? told.join(' ') : null;
}

function fillIn(said: string, sentences: Sentences): string | null {
  for (const [english, ours] of Object.entries(sentences)) {
    if (!english.includes('{}')) continue;
    const found = patternOf(english).exec(said)?.slice(1);
    if (found) return ours.replaceAll('{}', () => tellPart(found.shift() ?? '', sentences));
  }
  return null;
}

/** Some of what differs is English, too: words, dates and fractions. */
function tellPart(part: string, sentences: Sentences): string {
  if (sentences[part]) return sentences[part];
  if (/^[A-Z][a-z]+ \d+, \d{4}$/u.test(part)) return day(currentLocale()).format(Date.parse(`${part} UTC`));
  return part.replace(/\d+\.\d+/u, (number) => decimal(currentLocale()).format(Number(number)));
}

const patterns = new Map<string, RegExp>();

function patternOf(english: string): RegExp {
  const pattern =
    patterns.get(english) ?? new RegExp(`^${english.split('{}').map(literal).join('(.+?)')}$`, 'su');
  patterns.set(english, pattern);
  return pattern;
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);
}
