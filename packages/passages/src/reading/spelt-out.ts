/** Two capital letters at least: `ATM`, `IoT`, `PDFs`. */
const SHORT = /^(?=.{0,11}\p{Lu}.{0,11}\p{Lu})[\p{L}\p{N}&/-]{2,12}$/u;
const WORD = /\p{L}[\p{L}\p{M}’']*/gu;
const NEAR = 200;
/** Small words have no letter of their own: `Office of the Treasury (OT)`. */
const LONGEST_SMALL = 3;
const MOST_SMALL = 4;
const LEAST_LETTERS = 2;

export const isShort = (term: string): boolean => SHORT.test(term);

/** Whether the words right before an abbreviation, or right after it, spell it by their first letters. */
export function spells(text: string, short: string, side: 'before' | 'after'): boolean {
  const letters = lettersOf(short);
  if (letters.length < LEAST_LETTERS) return false;
  const most = letters.length + MOST_SMALL;
  const words = wordsOf(side === 'before' ? text.slice(-NEAR) : text.slice(0, NEAR));
  if (side === 'after') return spellsAll(words.slice(0, most), letters, false);
  return Array.from({ length: most }, (_, i) => words.slice(-1 - i)).some((last) =>
    spellsAll(last, letters, true),
  );
}

/** Two words or more with capitals, of which the first begins as the abbreviation does: not each letter has its word. */
export function begins(text: string, short: string): boolean {
  const words =
    /^(?:\p{Lu}[\p{L}-]{1,30}\s(?:(?:of|and|for|the|de|und)\s){0,2}){1,6}\p{Lu}[\p{L}-]{1,30}/u.exec(
      text,
    )?.[0];
  return words !== undefined && words[0] === short[0];
}

/** Small letters stand within words: `GmbH`. */
const lettersOf = (short: string) => [...short.replace(/[^\p{Lu}]/gu, '').toLowerCase()];

const wordsOf = (text: string) => (text.match(WORD) ?? []).map((word) => word.toLowerCase());

/** Each word begins with the next letter, or is a small one behind the first. `toEnd`: no word is left over. */
function spellsAll(words: string[], letters: string[], toEnd: boolean): boolean {
  let spelt = new Set([0]);
  for (const word of words) {
    if (!toEnd && spelt.has(letters.length)) return true;
    spelt = new Set(
      [...spelt].flatMap((at) => [
        ...(word[0] === letters[at] ? [at + 1] : []),
        ...(at > 0 && word.length <= LONGEST_SMALL ? [at] : []),
      ]),
    );
  }
  return spelt.has(letters.length);
}
