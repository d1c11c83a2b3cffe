/** A text longer than this on one page is no caption; drawing it whole would only make the file large. */
const LONGEST_DRAWN = 20_000;

/** Line ends as a person means them. */
export function splitLines(text: string): string[] {
  return text.slice(0, LONGEST_DRAWN).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
}

/**
 * What can be drawn of one line: composed, without controls. Directional overrides are dropped too, since they only
 * serve to make a text read other than it is; the order of right-to-left text follows from its letters.
 */
export function cleanLine(line: string): string {
  return line
    .toWellFormed()
    .normalize('NFC')
    .replace(/\t/g, '    ')
    .replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Variation_Selector}/gu, '');
}
