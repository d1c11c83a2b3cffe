import type { Page } from '../text/blocks.ts';
import { FIRM } from '../text/opening-words.ts';
import type { Fact } from './fact.ts';

/** The line that somebody signs on. */
const SIGNS = /^\s{0,20}(?:By|BY|Per|Durch|Par|Por)\s?:/u;
/** Above it stands for whom: a name alone in its line. */
const FOR = /^["“]?(?:\p{Ll}?\p{Lu}[\p{L}\d.&'’/+()-]*,?(?:\s|$)|(?:&|of|and|de|von|for)\s){1,10}$/u;
const FURTHEST = 3;
const LONGEST = 80;

/** For whom a contract is signed, each once. */
export function listSigned(pages: Page[]): Fact[] {
  const facts = new Map<string, Fact>();
  for (const { page, text } of pages) {
    if (!/By\s?:|BY\s?:/.test(text)) continue;
    let at = 0;
    const lines = text.split('\n').map((line) => {
      const from = at;
      at += line.length + 1;
      return { line, from };
    });
    lines.forEach(({ line }, i) => {
      if (!SIGNS.test(line)) return;
      const above = lines.slice(Math.max(0, i - FURTHEST), i).findLast((one) => one.line.trim());
      const name = above?.line.trim().replace(/[,:]$/, '') ?? '';
      if (!above || name.length > LONGEST || !FIRM.test(name) || !FOR.test(name)) return;
      const place = { page, from: above.from, to: above.from + above.line.length };
      if (!facts.has(name)) facts.set(name, { kind: 'party', name: 'party', text: name, places: [place] });
    });
  }
  return [...facts.values()];
}
