import { expect, it } from 'vitest';
import { PdfError } from '../errors.ts';
import { createSigningIdentity } from '../sign/identity.ts';
import type { DocumentFile } from '../tool.ts';
import { annotate } from '../tools/annotate/annotate.ts';
import { annotateOptions } from '../tools/annotate/options.ts';
import { createForm } from '../tools/create-form/create-form.ts';
import { createFormOptions } from '../tools/create-form/options.ts';
import { fillForm } from '../tools/fill-form/fill-form.ts';
import { fillFormOptions } from '../tools/fill-form/options.ts';
import { flatten } from '../tools/flatten/flatten.ts';
import { flattenOptions } from '../tools/flatten/options.ts';
import { protect } from '../tools/protect/protect.ts';
import { protectOptions } from '../tools/protect/options.ts';
import { sign } from '../tools/sign/sign.ts';
import { signOptions } from '../tools/sign/options.ts';
import { signatures } from '../tools/signatures/signatures.ts';
import { unlock } from '../tools/unlock/unlock.ts';
import { unlockOptions } from '../tools/unlock/options.ts';
import { watermark } from '../tools/watermark/watermark.ts';
import { watermarkOptions } from '../tools/watermark/options.ts';

const ROUNDS = 12;
const VALUES = [
  '0',
  '-1',
  '99999999999',
  'null',
  '[]',
  '<< >>',
  '1 0 R',
  '100 0 R',
  '/X',
  '(x)',
  'true',
  '1.5',
  '9 9 R',
  '<00>',
];
const ENTRY = /\/[A-Z][A-Za-z]+ ?(\d+ \d+ R|\[[^\]]{0,60}\]|\d+|\/[A-Za-z]+|<[0-9a-fA-F]*>|\([^)]*\))/g;

/** The same numbers on every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 0x80000000;
    return Math.floor((state / 0x80000000) * below);
  };
}

/** A few bytes changed or cut out, or a value replaced by one of another kind. */
function mutate(bytes: Uint8Array, pick: (below: number) => number): Uint8Array {
  let text = Buffer.from(bytes).toString('latin1');
  for (let left = 1 + pick(4); left > 0; left--) {
    const at = pick(text.length);
    const kind = pick(10);
    if (kind < 3) text = text.slice(0, at) + String.fromCharCode(pick(256)) + text.slice(at + 1);
    else if (kind < 5) text = text.slice(0, at) + text.slice(at + pick(30));
    else {
      const entries = [...text.matchAll(ENTRY)];
      const entry = entries[pick(entries.length)];
      const value = entry?.[1] ?? '';
      if (entry)
        text =
          text.slice(0, entry.index + entry[0].length - value.length) +
          VALUES[pick(VALUES.length)] +
          text.slice(entry.index + entry[0].length);
    }
  }
  return Buffer.from(text, 'latin1');
}

it('every tool ends in a result or a coded error, whatever was done to its document', async () => {
  const identity = createSigningIdentity('T');
  const file = (bytes: Uint8Array): DocumentFile[] => [{ name: 'a.pdf', bytes }];
  const signing = signOptions.parse({ signatureData: { name: 'N' }, identity });
  const fields = [
    { type: 'text', name: 'a', x: 10, y: 10, default: 'x' },
    { type: 'radio', name: 'r', x: 10, y: 100, height: 60, options: ['a', 'b'] },
    { type: 'dropdown', name: 'd', x: 10, y: 200, options: ['a'] },
    { type: 'checkbox', name: 'c', x: 10, y: 300 },
  ];
  const form = (await createForm([], createFormOptions.parse({ formFields: fields }))).files[0]!.bytes;
  const signed = (await sign(file(form), signing)).files[0]!.bytes;
  const locked = (await protect(file(form), protectOptions.parse({ password: 'p' }))).files[0]!.bytes;
  const note = annotateOptions.parse({ annotations: [{ type: 'note', x: 1, y: 1, text: 'n' }] });
  const values = fillFormOptions.parse({ fields: { a: 'y', r: 'a', d: 'a', c: true } });
  const work: [Uint8Array, (input: DocumentFile[]) => Promise<unknown>][] = [
    [form, (input) => watermark(input, watermarkOptions.parse({}))],
    [form, (input) => fillForm(input, values)],
    [form, (input) => annotate(input, note)],
    [signed, (input) => sign(input, signing)],
    [signed, (input) => flatten(input, flattenOptions.parse({}))],
    [signed, (input) => protect(input, protectOptions.parse({ password: 'p' }))],
    [signed, (input) => signatures(input, {})],
    [locked, (input) => unlock(input, unlockOptions.parse({ password: 'p' }))],
  ];
  const uncoded: unknown[] = [];
  const pick = numbersFrom(20_261_121);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [source, run] of work) {
      await run(file(mutate(source, pick))).catch((error: unknown) => {
        if (!(error instanceof PdfError)) uncoded.push(error);
      });
    }
  }
  expect(uncoded).toEqual([]);
});
