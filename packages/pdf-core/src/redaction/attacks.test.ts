import { expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { pdfToText, qpdfComplaints, runPeer } from '../testing/index.ts';
import { redactOptions } from '../tools/redact/options.ts';
import { redact } from '../tools/redact/redact.ts';
import { ANNOTATION_ATTACKS } from './testing/annotation-attacks.ts';
import type { Attack } from './testing/attack.ts';
import { BESIDE_ATTACKS } from './testing/beside-attacks.ts';
import { BYTE_ATTACKS } from './testing/byte-attacks.ts';
import { CARRIED_ATTACKS } from './testing/carried-attacks.ts';
import { CATALOG_ATTACKS } from './testing/catalog-attacks.ts';
import { CONTENT_ATTACKS } from './testing/content-attacks.ts';
import { FONT_ATTACKS, UNREAD_ATTACKS } from './testing/font-attacks.ts';
import { STRING_ATTACKS } from './testing/string-attacks.ts';
import { SET_ATTACKS } from './testing/set-attacks.ts';
import { WRITING_ATTACKS } from './testing/writing-attacks.ts';

/** As text, and as the hexadecimal digits of strings in either width. */
const WORD = /lovelace|4c6f76656c616365|4c006f00760065006c|004c006f0076/i;

async function allOf(bytes: Uint8Array): Promise<string> {
  const [poppler, mupdf, open] = await Promise.all([
    pdfToText(bytes),
    runPeer('mutool', ['draw', '-q', '-F', 'txt', '-o', '-', 'FILE'], bytes),
    runPeer('qpdf', ['--qdf', '--object-streams=disable', 'FILE', '-'], bytes),
  ]);
  return poppler + mupdf.stdout + open.stdout;
}

function attack({ doc, opt = {} }: Attack) {
  const input = { name: 'a.pdf', bytes: makeDocument(doc) };
  return redact([input], redactOptions.parse({ words: ['lovelace'], ...opt }));
}

const ATTACKS = [
  ...ANNOTATION_ATTACKS,
  ...BESIDE_ATTACKS,
  ...BYTE_ATTACKS,
  ...CARRIED_ATTACKS,
  ...CATALOG_ATTACKS,
  ...CONTENT_ATTACKS,
  ...STRING_ATTACKS,
  ...WRITING_ATTACKS,
  ...SET_ATTACKS,
  ...FONT_ATTACKS,
  ...UNREAD_ATTACKS,
].map((one) => [one.name, one] as const);

it.each(ATTACKS.filter(([, { refused }]) => !refused))('a word does not stay: %s', async (_, one) => {
  const { files } = await attack(one);
  const all = await allOf(files[0]!.bytes);
  expect(await qpdfComplaints(files[0]!.bytes)).toBe('');
  expect(all).not.toMatch(one.gone ?? WORD);
  expect(all).toMatch(one.keep ?? /%PDF/);
});

it.each(ATTACKS.filter(([, { refused }]) => refused))('no result is handed out: %s', async (_, one) => {
  const answer = await attack(one).then(
    () => 'a file',
    ({ reason }) => reason,
  );
  expect(answer).toBe(one.refused);
});
