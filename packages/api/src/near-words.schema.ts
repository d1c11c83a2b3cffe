const LETTERS_FOR_AN_ERROR = 5;

/** Whether the word begins with what was asked for but for its errors: a letter left out, added, changed or swapped. */
export function isNear(asked: string, word: string): boolean {
  const allowed = Math.floor(asked.length / LETTERS_FOR_AN_ERROR);
  if (allowed === 0 || word.length < asked.length - allowed) return false;
  const width = Math.min(word.length, asked.length + allowed);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= asked.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= width; j += 1) {
      const isSame = asked[i - 1] === word[j - 1];
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && asked[i - 1] === word[j - 2] && asked[i - 2] === word[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      next.push(cost);
    }
    [before, row] = [row, next];
  }
  // Of any beginning of the word: it may still be being typed.
  return Math.min(...row) <= allowed;
}

/** Each part occurs in the names as it is, or begins one of their words but for its errors. All are case-folded. */
export function areNear(parts: string[], names: string): boolean {
  const words = names.match(/[\p{L}\p{N}]+/gu) ?? [];
  return parts.every((part) => names.includes(part) || words.some((word) => isNear(part, word)));
}
