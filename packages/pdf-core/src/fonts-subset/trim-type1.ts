import { standardNameOf } from './cff-strings.ts';
import { convertCharstring } from './convert-charstring.ts';
import {
  decryptPrivate,
  encryptPrivate,
  readType1,
  type Type1Font,
  withoutPfbHeaders,
} from './read-type1.ts';

/** A font program with the lengths of its three parts. */
export type TrimmedType1 = { bytes: Buffer; lengths: [number, number, number] };

const ENTRY = /\/([^\s/[\](){}<>%]+)\s+(\d+)\s+\S+ /g;
const END_OF_ENTRY = /\s*(?:noaccess\s+def|readonly\s+def|def|ND|\|-)[ \r\n]*/y;
const TRAILER = Buffer.from(`\n${`${'0'.repeat(64)}\n`.repeat(8)}cleartomark\n`);

/**
 * A Type 1 font without the glyphs that are not named and not shown by codes of its own encoding. Those that stay are drawn as before,
 * to the last pixel, which a font in another format is not.
 */
export function trimType1(
  program: Buffer,
  wanted: Set<string>,
  codes: Set<number>,
): TrimmedType1 | undefined {
  const font = readType1(program);
  if (!font?.glyphs.has('.notdef')) return undefined;
  const kept = listKept(font, wanted, codes);
  const bytes = withoutPfbHeaders(program);
  const marker = bytes.indexOf('eexec') + 5;
  const secret = trimGlyphs(decryptPrivate(bytes, marker), kept);
  if (!secret) return undefined;
  const clear = bytes
    .toString('latin1', 0, marker)
    .replaceAll(/dup\s+\d+\s*\/(\S+)\s+put[ \r\n]*/g, (line, name: string) => (kept.has(name) ? line : ''));
  const head = Buffer.from(`${clear}\n`, 'latin1');
  const body = encryptPrivate(secret);
  return { bytes: Buffer.concat([head, body, TRAILER]), lengths: [head.length, body.length, TRAILER.length] };
}

/** An accented letter may be made of two others. */
function listKept(font: Type1Font, wanted: Set<string>, codes: Set<number>): Set<string> {
  const kept = new Set(['.notdef', ...wanted]);
  for (const code of codes) kept.add(font.encoding.get(code) ?? '.notdef');
  for (const name of kept) {
    const accent = font.glyphs.has(name) ? convertCharstring(font, name).accent : undefined;
    for (const part of accent ? [accent.base, accent.accent] : [])
      kept.add(standardNameOf(part) ?? '.notdef');
  }
  return kept;
}

function trimGlyphs(secret: Buffer, kept: Set<string>): Buffer | undefined {
  const text = secret.toString('latin1');
  const start = text.indexOf('/CharStrings');
  const end = text.lastIndexOf('closefile');
  if (start < 0 || end < start) return undefined;
  const parts: string[] = [];
  let count = 0;
  let from = -1;
  let last = start + 12;
  ENTRY.lastIndex = last;
  for (let match = ENTRY.exec(text); match; match = ENTRY.exec(text)) {
    if (from < 0) from = match.index;
    // `end` closes the dictionary; what follows it only looks like more glyphs.
    else if (match.index !== last) break;
    END_OF_ENTRY.lastIndex = ENTRY.lastIndex + Number(match[2]);
    if (!END_OF_ENTRY.test(text)) return undefined;
    last = END_OF_ENTRY.lastIndex;
    ENTRY.lastIndex = last;
    if (!kept.has(match[1]!)) continue;
    parts.push(text.slice(match.index, last));
    count += 1;
  }
  if (from < 0) return undefined;
  const head = text.slice(0, from).replace(/(\/CharStrings\s+)\d+/, `$1${count}`);
  return Buffer.from(`${head}${parts.join('')}${text.slice(last, end + 9)}\n`, 'latin1');
}
