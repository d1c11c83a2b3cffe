/**
 * What the tests of freelawproject/x-ray say of its documents, by their names: words that can be read below an opaque
 * box (`hidden`), or none (`clean`). `known` is what those tests name as a redaction that they miss.
 */
export type Expectation = 'hidden' | 'clean' | 'known';

const HIDDEN = ['rectangles_yes.pdf', 'bad_cross_hatched_redactions.pdf'];
/** Its words lie over others that are seen. */
const KNOWN = ['hidden_text_on_visible_text.pdf'];
/** Its test asks only whether a rectangle is found, not whether words are below it. */
const UNJUDGED = ['rectangles_yes_2.pdf'];

export function expectationOf(name: string): Expectation | undefined {
  if (UNJUDGED.includes(name)) return undefined;
  if (HIDDEN.includes(name)) return 'hidden';
  return KNOWN.includes(name) ? 'known' : 'clean';
}
