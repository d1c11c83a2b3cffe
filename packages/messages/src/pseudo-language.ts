import { readArea } from './areas.mjs';
import type { Compact } from './compact.ts';
import { compileMessages } from './compile.mjs';
import type { Area, Catalogue } from './formatter.ts';

const ACCENTED: Record<string, string> = Object.fromEntries(
  Array.from('aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçnñsšCÇNÑSŠ'.matchAll(/(.)(.)/gu), ([, plain, accented]) => [
    plain,
    accented,
  ]),
);
/** Code and addresses within prose are no words. */
const NO_WORDS = /(`[^`]*`|\]\([^()[\]]*\)|https?:\S+)/u;

/**
 * English as `en-XA`: every letter that can be has an accent, and every text is a third longer. What is not accented on
 * a screen is no message, and what does not fit will not fit in German either. It is made for tests and offered to nobody.
 */
export function readPseudoArea(area: Area): Catalogue {
  return Object.fromEntries(
    Object.entries(compileMessages(readArea('en', area))).map(([key, message]) => [
      key,
      typeof message === 'string' ? accent(message) : message.map(accentElement),
    ]),
  );
}

function accentElement(part: Compact): Compact {
  if (typeof part === 'string') return accent(part);
  if (!Array.isArray(part) || part.length < 3) return part;
  const [name, type, options] = part as [string, 5 | 6, Record<string, Compact[]>];
  const accented = Object.entries(options).map(([each, parts]) => [each, parts.map(accentElement)]);
  return [name, type, Object.fromEntries(accented)];
}

/** Of text alone: what has parameters has to be parsed first. */
export function accent(text: string): string {
  return text
    .split(NO_WORDS)
    .map((part, at) =>
      at % 2 ? part : lengthen(part.replaceAll(/[a-z]/giu, (letter) => ACCENTED[letter] ?? letter)),
    )
    .join('');
}

/** Words grow, and not only sentences: what is too long for its place is so by its longest word. */
function lengthen(text: string): string {
  return text.replaceAll(/\p{L}{3,}/gu, (word) => word + 'é'.repeat(Math.ceil(word.length / 3)));
}
