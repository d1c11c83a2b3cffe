const LETTERS_A_TOKEN = 3.2;

/** Estimates rather too many than too few: tokenizers differ, and a request may not cost more than its limit. */
export function estimateTokens(text: string): number {
  let tokens = 4;
  for (const sign of text) tokens += sign.codePointAt(0)! < 0x250 ? 1 / LETTERS_A_TOKEN : 1.5;
  return Math.ceil(tokens);
}

/** The beginning of a text that costs no more than that. */
export function cutToTokens(text: string, most: number): string {
  if (estimateTokens(text) <= most) return text;
  let tokens = 4;
  let kept = '';
  for (const sign of text) {
    tokens += sign.codePointAt(0)! < 0x250 ? 1 / LETTERS_A_TOKEN : 1.5;
    if (tokens > most) break;
    kept += sign;
  }
  return kept;
}
