import { describe, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { openDocument } from '../pdf/open.ts';
import { makeTestPdf, pageImage, qpdfComplaints, runPeer } from '../testing/index.ts';
import { assembleDocument } from './assemble.ts';

const plain = makeTestPdf({ pages: [{ text: 'Plain' }] });

async function joinAll(...inputs: Uint8Array[]): Promise<Uint8Array> {
  const parts = inputs.map((bytes) => {
    const open = openDocument(bytes);
    return { open, pages: open.pages.pages.map((_, index) => ({ index })), title: 'part' };
  });
  const bytes = assembleDocument(parts, { outlines: 'keep', extras: true });
  expect(await qpdfComplaints(bytes)).toBe('');
  return bytes;
}

const layered = (state: string) =>
  makeDocument({
    catalog: `/OCProperties<</OCGs[10 0 R 11 0 R]/D<<${state}/Order[10 0 R[(Sub) 11 0 R]]>>>>`,
    objects: ['<</Type/OCG/Name(Draft)>>', '<</Type/OCG/Name(Unused)>>'],
    pages: [
      {
        entries: '/Resources<</Font<</F1 3 0 R>>/Properties<</L 10 0 R>>>>',
        content: '/OC /L BDC BT /F1 40 Tf 72 600 Td (Layer) Tj ET EMC',
      },
    ],
  });

describe('assembly', () => {
  it.each(['/OFF[10 0 R]', '/BaseState/OFF', '/BaseState/OFF/ON[10 0 R]', ''])(
    'keeps layers as visible as they were: %s',
    async (state) => {
      const before = layered(state);
      const after = await joinAll(plain, before, layered(''));
      expect(await pageImage(after, 2)).toEqual(await pageImage(before));
      const { stdout } = await runPeer('mutool', ['show', 'FILE', 'trailer/Root/OCProperties'], after);
      expect(stdout).not.toContain('Unused');
    },
  );

  it('names the configuration of layers as it was, and lists all of them in its order', async () => {
    const unlisted = makeDocument({
      catalog: '/OCProperties<</OCGs[10 0 R]/D<<>>>>',
      objects: ['<</Type/OCG/Name(Beside)>>'],
      pages: [{ entries: '/Resources<</Properties<</L 10 0 R>>>>', content: '/OC /L BDC EMC' }],
    });
    const after = await joinAll(layered('/Name(Shown)'), unlisted);
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'trailer/Root/OCProperties'], after);
    expect(stdout).toContain('/Name (Shown)');
    const [all, order] = ['OCGs', 'Order'].map((key) => {
      return [
        ...stdout
          .slice(stdout.indexOf(`/${key}`))
          .split(']\n')[0]!
          .matchAll(/\d+ 0 R/gu),
      ].map(String);
    });
    expect(all).toHaveLength(2);
    expect(order).toEqual(all);
  });

  it('pages carry the color spaces of their document, and the catalog does if all agree', async () => {
    const intent = '<</Type/OutputIntent/S/GTS_PDFX/OutputConditionIdentifier(CGATS TR 001)>>';
    const meant = makeDocument({ catalog: '/OutputIntents[10 0 R]', objects: [intent] });
    const show = async (bytes: Uint8Array, path: string) =>
      (await runPeer('mutool', ['show', 'FILE', path], bytes)).stdout;
    const mixed = await joinAll(meant, plain);
    expect(await show(mixed, 'pages/1/OutputIntents')).toContain('0 R');
    expect(await show(mixed, 'trailer/Root')).not.toContain('OutputIntents');
    expect(await show(await joinAll(meant, meant), 'trailer/Root')).toContain('OutputIntents');
    // Of one document it says so once.
    const one = Buffer.from(await joinAll(meant)).toString('latin1');
    expect(one.match(/\/OutputIntents/gu)).toHaveLength(1);
  });

  it('writes what pages inherit once for all of them', async () => {
    const resources = `/Resources<</Font<</F1 3 0 R>>/Properties<<${'/P 3 0 R'.repeat(200)}>>>>`;
    const bytes = Buffer.from(
      makeTestPdf({ pages: Array.from({ length: 30 }, () => ({ text: 'x' })), inherit: true }),
    )
      .toString('latin1')
      .replace(/\/Resources<<\/Font<<\/F1 3 0 R>>>>/, resources);
    const after = await joinAll(Buffer.from(bytes, 'latin1'));
    expect(after.length).toBeLessThan(bytes.length + 2000);
  });

  it('takes pages that stand in the page tree themselves, and pages listed twice', async () => {
    const direct = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 3/Kids[' +
        '<</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Contents 4 0 R>> 3 0 R 3 0 R]>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>\nendobj\n' +
        '4 0 obj\n<</Length 5>>\nstream\n0 0 m\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n',
    );
    const after = await joinAll(direct, plain);
    expect((await runPeer('qpdf', ['--show-npages', 'FILE'], after)).stdout.trim()).toBe('4');
    const { stdout } = await runPeer('mutool', ['show', 'FILE', 'pages/1/Contents'], after);
    expect(stdout).toContain('0 0 m');
  });
});
