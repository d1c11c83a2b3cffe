import { beforeAll, describe, expect, it } from 'vitest';
import { createSigningIdentity } from './identity.ts';
import { appendSave, stream } from './testing/append-save.ts';
import { verifySignatures } from './verify-signatures.ts';
import { CONTENT, firstReport, makeForm, signForm, WORDS } from './testing/signed-form.ts';

let signed: Buffer;
beforeAll(async () => {
  signed = await signForm(makeForm(), createSigningIdentity('Ann'));
});

describe('the saves after a signature', () => {
  it('names the page and each save by itself, also one that was undone', async () => {
    const once = appendSave(signed, { objects: { [CONTENT]: stream('BT ET') } });
    const twice = appendSave(once, { objects: { [CONTENT]: stream(WORDS) } });
    const { later, verdict } = await firstReport(twice);
    expect(verdict).toBe('changed');
    expect(later).toMatchObject([
      { revision: 1, changes: [{ kind: 'page_content', page: 1, permitted: false }] },
      { revision: 2, changes: [{ kind: 'page_content', page: 1, permitted: false }] },
    ]);
  });

  it('names each signature of a file whose last cross-reference leads to nothing else', async () => {
    const twice = await signForm(signed, createSigningIdentity('Bob'), 50);
    const text = twice.toString('latin1');
    // The chain of saves is cut: what viewers show then are the objects that are there.
    const cut = appendSave(twice, { objects: { 400: 'null' } });
    const chain = cut.lastIndexOf('/Prev ');
    const place = /\d+/.exec(cut.toString('latin1', chain))![0];
    cut.write('0'.repeat(place.length), chain + '/Prev '.length, 'latin1');
    const reports = await verifySignatures(cut);
    expect(text.match(/\/ByteRange/g)).toHaveLength(reports.length);
    expect(reports.map(({ verdict }) => verdict)).toEqual(['changed', 'changed']);
  });

  it('is not known of bytes that are no save', async () => {
    const junk = await firstReport(Buffer.concat([signed, Buffer.from('\n7 0 obj (x) endobj')]));
    expect(junk).toMatchObject({ verdict: 'changed', later: [{ changes: [{ kind: 'unreadable' }] }] });
    expect(await firstReport(Buffer.concat([signed, Buffer.from('\r\n \0')]))).toMatchObject({
      verdict: 'unchanged',
    });
  });
});
