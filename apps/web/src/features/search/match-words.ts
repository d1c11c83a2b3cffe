import { isNear } from '@sheaf/api/near-words';
import { fold } from '../../lib/page/fold.ts';

export type Mark = [from: number, to: number];

/** How well a query fits: the larger the better; `isGuess` where a typing error had to be forgiven. */
export interface Match {
  score: number;
  isGuess: boolean;
  marks: Mark[];
}

interface Word {
  text: string;
  at: number;
  length: number;
}

const SHORTEST_INSIDE = 3;
/** So long a part of a name is meant by it: `rechnung` in `Abrechnung`. Shorter ones may be there by chance. */
const SHORTEST_PART = 4;
const SHORTEST_GUESSED = 4;
/** A part of a name is less than the beginning of one of its words, which is 4 or more, and more than that of a synonym. */
const PART = { long: 3.9, short: 2 };
const SYNONYM = { whole: 4.2, begun: 3 };
const TURNS = new Set(['to', 'into', 'zu', 'in', 'nach', 'en', 'vers', 'a']);
const REVERSED = 1.5;
/** What every tool is for, and small words, in the languages of the page. */
const OF_ALL = new Set(
  `pdf pdfs file files document documents a an the my your of to in
  datei dateien dokument dokumente ein eine einen mein meine die das der
  fichier fichiers un une des le la les mon ma mes
  archivo archivos documento documentos el los las mi mis una`.split(/\s+/u),
);

/** Each word of the query begins a word of the label or of its synonyms; one error is forgiven in five letters. */
export function matchWords(query: string, label: string, synonyms = '', about = ''): Match | null {
  const asked = wordsIn(query).map(({ text }) => text);
  if (asked.length === 0) return null;
  const named = wordsIn(label);
  const others = wordsIn(synonyms);
  const told = wordsIn(about);
  let total = 0;
  let isGuess = false;
  const marks: Mark[] = [];
  for (const word of asked) {
    const hit = matchWord(word, named, others) ?? matchTold(word, told) ?? guessWord(word, named, others);
    if (!hit) return null;
    total += hit.score;
    isGuess ||= hit.isGuess;
    marks.push(...hit.marks);
  }
  const score = total / asked.length - (isReversed(asked, named) ? REVERSED : 0);
  return { score, isGuess, marks: marks.toSorted((a, b) => a[0] - b[0]) };
}

/** What becomes of what: `word to pdf` is not `PDF to Word`. */
function isReversed(asked: string[], named: Word[]): boolean {
  const turn = asked.findIndex((word, at) => at > 0 && TURNS.has(word));
  const [target, own] = [asked[turn + 1], named.findIndex(({ text }, at) => at > 0 && TURNS.has(text))];
  if (turn < 0 || target === undefined || own < 0) return false;
  return named.slice(0, own).some(({ text }) => text.startsWith(target));
}

/**
 * The same of what can be done, which most people name with what it is done to: `split pdf`, `merge my files`. `object`
 * is the part of the label that names a file: `rename lease` finds what renames it, and `lease` alone does not.
 */
export function matchCommand(
  query: string,
  label: string,
  synonyms = '',
  about = '',
  object = '',
): Match | null {
  // As long as before, so that marks stay in their places.
  const verb = object ? label.replace(object, ' '.repeat(object.length)) : label;
  const whole = matchWords(query, verb, synonyms, about);
  if (whole) return whole;
  const own = wordsIn(object);
  const rest = wordsIn(query).filter(
    ({ text }) => !OF_ALL.has(text) && !own.some((one) => one.text.startsWith(text)),
  );
  return matchWords(rest.map(({ text }) => text).join(' '), verb, synonyms, about);
}

function matchWord(asked: string, named: Word[], others: Word[]): Match | null {
  const whole = named.findIndex(({ text }) => text === asked);
  const start = whole >= 0 ? whole : named.findIndex(({ text }) => text.startsWith(asked));
  const found = named[start];
  if (found) {
    const isWhole = found.text === asked;
    const length = isWhole ? found.length : Math.min(asked.length, found.length);
    return {
      score: isWhole ? (start === 0 ? 5.5 : 5.2) : start === 0 ? 5 : 4,
      isGuess: false,
      marks: [[found.at, found.at + length]],
    };
  }
  const inside = asked.length >= SHORTEST_INSIDE && named.find(({ text }) => text.includes(asked));
  const part = (score: number): Match | null => {
    if (!inside) return null;
    const at = inside.at + inside.text.indexOf(asked);
    return { score, isGuess: false, marks: [[at, at + asked.length]] };
  };
  if (inside && asked.length >= SHORTEST_PART) return part(PART.long);
  if (others.some(({ text }) => text.startsWith(asked))) {
    const isWhole = others.some(({ text }) => text === asked);
    return { score: isWhole ? SYNONYM.whole : SYNONYM.begun, isGuess: false, marks: [] };
  }
  return part(PART.short);
}

function matchTold(asked: string, told: Word[]): Match | null {
  return told.some(({ text }) => text.startsWith(asked)) ? { score: 1.5, isGuess: false, marks: [] } : null;
}

function guessWord(asked: string, named: Word[], others: Word[]): Match | null {
  const near = named.find(({ text }) => isMistyped(asked, text));
  if (near) return { score: 1, isGuess: true, marks: [[near.at, near.at + near.length]] };
  return others.some(({ text }) => isMistyped(asked, text)) ? { score: 0.5, isGuess: true, marks: [] } : null;
}

/** Of four letters, one may be wrong behind the first three: few words begin with these. */
function isMistyped(asked: string, word: string): boolean {
  if (asked.length === SHORTEST_GUESSED) return word.startsWith(asked.slice(0, -1));
  return isNear(asked, word);
}

/** Letters folded one by one, so that places in the folded text are places in the text. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: [...word].map(fold).join(''),
    at: index,
    length: word.length,
  }));
}
