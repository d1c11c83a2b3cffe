import type { ReadFont } from './read-font.ts';

/** So many different glyphs of a font that nothing names may be a word; fewer are bullets and signs. */
const WORD = 3;

/** Glyphs of which nothing says what letters they are. */
export class UnreadGlyphs {
  readonly #codes = new Map<ReadFont, Set<string>>();
  #last = '';
  #isRun = false;

  note(font: ReadFont, bytes: Buffer): void {
    this.#last = '';
    for (const glyph of font.read(bytes)) {
      if (glyph.isSpace || !font.isUnread(glyph.bytes)) {
        this.#last = '';
        continue;
      }
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
