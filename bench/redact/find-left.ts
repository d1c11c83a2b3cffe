import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../harness.ts';

/** Words that somebody still finds in a document, by who finds them. */
export type Left = Record<'poppler' | 'mupdf' | 'ghostscript' | 'bytes', string[]>;

const WORD = /(?<![\p{L}\p{N}_])[a-z]{4,20}(?![\p{L}\p{N}_])/gu;
/** Samples of pictures are any bytes: words shorter than this stand there by chance. */
const LEAST_IN_SAMPLES = 6;

/** Words of plain letters, so that every reader writes them alike. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}

/** Looks for words in the text of three foreign readers and in every string and decoded stream of a result. */
export async function findLeft(bytes: Uint8Array, words: readonly string[], ours: Vocabulary): Promise<Left> {
  const read = await findInText(bytes, words);
  return {
    ...read,
    bytes: await withFile(bytes, async (path) => findInParts(await listParts(path), words, ours)),
  };
}

export function findInText(bytes: Uint8Array, words: readonly string[]): Promise<Omit<Left, 'bytes'>> {
  return withFile(bytes, async (path) => {
    const [poppler, mupdf, ghostscript] = await Promise.all([
      runProgram('pdftotext', [path, '-']),
      // Its list of what a page draws leaves out letters without a picture, as those read by OCR, where they are one line: -D does without.
      runProgram('mutool', ['draw', '-q', '-D', '-F', 'txt', '-o', '-', path]),
      runProgram('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=txtwrite', '-sOutputFile=-', path]),
    ]);
    const pick = (text: string) => {
      const known = wordsOf(text);
      return words.filter((word) => known.has(word));
    };
    return {
      poppler: pick(poppler.stdout),
      mupdf: pick(mupdf.stdout),
      ghostscript: pick(ghostscript.stdout),
    };
  });
}

async function withFile<T>(bytes: Uint8Array, work: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-redact-'));
  try {
    const path = join(folder, 'made.pdf');
    writeFileSync(path, bytes);
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A part of a file: an object without its stream, or a stream without its filters. */
type Part = { data: string; isPicture: boolean };
/** Parts that every result has, whatever document it is of, such as the font of its text. */
export type Vocabulary = ReadonlySet<string>;

/** What a result says of its own: the parts of one that has no word of a document. */
export function readVocabulary(bytes: Uint8Array): Promise<Vocabulary> {
  return withFile(bytes, async (path) => {
    const parts = await listParts(path);
    return new Set(parts.flatMap(({ data }) => [data, ...wordsOf(namesIn(data))]));
  });
}

const namesIn = (data: string) => (data.match(/\/[A-Za-z]+/g) ?? []).join(' ').replaceAll('/', '');

/** qpdf writes each object on lines of its own and each stream without filters, JPEG included. */
async function listParts(path: string): Promise<Part[]> {
  const plain = `${path}.plain`;
  const options = [
    '--qdf',
    '--object-streams=disable',
    '--stream-data=uncompress',
    '--decode-level=all',
    '--no-original-object-ids',
  ];
  const { code, stderr } = await runProgram('qpdf', [...options, path, plain]);
  if (code !== 0 && code !== 3) throw new Error(`qpdf cannot read a result: ${stderr}`);
  const whole = readFileSync(plain, 'latin1');
  const trailer = whole.slice(whole.lastIndexOf('\ntrailer ')).replace(/^\ntrailer/, '');
  const parts: Part[] = [{ data: trailer, isPicture: false }];
  for (const [, body = ''] of whole.matchAll(/\n\d+ 0 obj\n([\s\S]*?)\nendobj\n/g)) {
    const at = body.indexOf('\nstream\n');
    const head = at < 0 ? body : body.slice(0, at);
    parts.push({ data: head, isPicture: false });
    if (at >= 0) parts.push({ data: body.slice(at + 8, -10), isPicture: /\/Subtype \/Image/.test(head) });
  }
  return parts;
}

/** The bytes as text, and their hexadecimal strings decoded as characters of one byte and of two. */
function textsOf(data: string): string {
  const hex = Array.from(data.matchAll(/<([\da-f\s]{8,})>/gi), ([, digits = '']) =>
    Buffer.from(digits.replaceAll(/\s/g, ''), 'hex'),
  );
  const wide = (bytes: Buffer) =>
    Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  return [data, ...hex.flatMap((bytes) => [bytes.toString('latin1'), wide(bytes)])].join('\n');
}

function findInParts(parts: readonly Part[], words: readonly string[], ours: Vocabulary): string[] {
  const left = new Set<string>();
  for (const { data, isPicture } of parts) {
    if (ours.has(data)) continue;
    // Characters of two bytes in streams that hold no text of a page.
    const narrow = data.replaceAll('\0', '');
    const known = wordsOf(isPicture ? `${data}\n${narrow}` : `${textsOf(data)}\n${narrow}`);
    const least = isPicture ? LEAST_IN_SAMPLES : 0;
    for (const word of words) if (known.has(word) && word.length >= least && !ours.has(word)) left.add(word);
  }
  return [...left];
}
