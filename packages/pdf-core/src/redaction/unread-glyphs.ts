import type { ReadFont } from './read-font.ts';

/** So many different glyphs of a font that nothing names may be a word; fewer are bullets and signs. */
const WORD = 3;

const LETTER = /\p{L}/u;

/** Glyphs of which nothing says what letters they are. */
export class UnreadGlyphs {
  readonly #codes = new Map<ReadFont, Set<string>>();
  #last = '';
  #isRun = false;

  note(font: ReadFont, bytes: Buffer): void {
    this.#last = '';
    let isAfterLetter = false;
    for (const glyph of font.read(bytes)) {
      if (glyph.isSpace || !font.isUnread(glyph.bytes)) {
        const isLetter = !glyph.isSpace && LETTER.test(font.textOf(glyph.bytes));
        // One that touches a letter that is read may be a part of its word.
        if (isLetter && this.#last) this.#isRun = true;
        isAfterLetter = isLetter;
        this.#last = '';
        continue;
      }
      if (isAfterLetter) this.#isRun = true;
      isAfterLetter = false;
      const code = glyph.bytes.toString('hex');
      if (this.#last && this.#last !== code) this.#isRun = true;
      this.#last = code;
      const codes = this.#codes.get(font) ?? new Set();
      this.#codes.set(font, codes.add(code));
    }
  }

  /** Whether they may be words, and not single signs such as bullets. */
  get areWords(): boolean {
    return this.#isRun || [...this.#codes.values()].some((codes) => codes.size >= WORD);
  }
}
