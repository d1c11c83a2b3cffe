import { listStems } from '../lexical/terms.ts';
import type { FactName } from '../summaries/fact-names.ts';
import { foldText } from '../text/tokens.ts';
import { FACT_WORDS, SIGNED } from './asked-words.ts';

/** Documents name these by few words. */
const NAMED = new Set<FactName>([
  'deposit',
  'rent',
  'salary',
  'notice',
  'iban',
  'nextMeeting',
  'end',
  'guarantee',
]);
/** What else says that something ends. */
const ENDS =
  /(?<![a-z])(?:until|till|valid (?:to|until|through)|expir\w{1,6}|terminat\w{1,5}|to midnight|term of|period of|bis (?:zum|einschliesslich)|gultig bis|lauft|endet|jusqu|echeance|expir\w{1,5}|hasta|vence|vencimiento|finaliza)(?![a-z])/;

/** Among many files, most do not have what is asked for, and the likeliest date of such a file is another. */
export function speaksOf(facts: FactName[], text: string): boolean {
  const [name] = facts;
  const fact = FACT_WORDS.find((one) => one.facts[0] === name && NAMED.has(name!));
  if (!fact) return true;
  const folded = foldText(text);
  if (fact.asked.test(folded) || (name === 'end' && ENDS.test(folded))) return true;
  const words = listStems(fact.words);
  const said = listStems(text);
  return words.some((word) => said.some((one) => one.startsWith(word)));
}

export const speaksOfSigning = (text: string): boolean => SIGNED.test(foldText(text));
