import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import type { KeyFact } from './key-facts.ts';

const LONGEST = 60;
const MOST_WORDS = 8;
const REACH = 160;
const LABELLED = new Set(['date', 'amount', 'percentage', 'iban', 'email']);
/** Words that only lead to a value; what stands before them is what it is of. */
const LEADS =
  /(?:\s|^)(?:is|are|was|were|be|of|on|at|in|by|to|from|until|for|the|a|an|and|or|than|about|only|up|least|most|not|will|has|have|beträgt|ist|am|vom|bis|zum|zu|von|der|die|das|und|est|sont|de|du|le|la|les|au|à|et|es|del|el|los|las|y|en)$/iu;

/** What a fact is of: the key of its line, the first cell of its row, or the words of its sentence right before it. */
export function labelFacts(facts: KeyFact[], pages: Page[]): KeyFact[] {
  const texts = new Map(pages.map(({ page, text }) => [page, text]));
  return facts.map((fact) => {
    const [place] = fact.places;
    if (!place || !LABELLED.has(fact.kind)) return fact;
    const label = labelOf(texts.get(place.page) ?? '', place.from, fact.text);
    return label ? { ...fact, label } : fact;
  });
}

function labelOf(text: string, from: number, written: string): string | undefined {
  const before = text.slice(Math.max(0, from - REACH), from);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  // The nearest cell before it that has words: in a table of numbers the first.
  const row = line.includes(' | ') ? line.split(' | ').findLast((cell) => /\p{L}{2}/u.test(cell)) : undefined;
  const key = row ?? /(?:^|[.;|]\s|\s{3,})([^:;.|\n]{2,60}):\s*$/u.exec(line)?.[1];
  if (key) return tidy(key);
  // Of a sentence that runs over lines the clause before.
  const clause = readAloud(
    before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n\n')) + 1),
  ).replace(/^.*[;:(]\s/u, '');
  const words = clause.split(' ').slice(-MOST_WORDS).join(' ');
  return written.startsWith(words) ? undefined : tidy(words);
}

function tidy(label: string): string | undefined {
  let said = label.replace(/(?<![\s,:(“"'–-])[\s,:(“"'–-]+$/u, '').replace(/^[\s,)”"'•●–|.-]+/u, '');
  for (let left = 4; left && LEADS.test(said); left--)
    said = said.replace(LEADS, '').replace(/(?<![\s,:(])[\s,:(]+$/u, '');
  return said.length > 2 && said.length <= LONGEST && /\p{L}{3}/u.test(said) ? said : undefined;
}
