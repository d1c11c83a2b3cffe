import { describe, expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { createForm } from '../create-form/create-form.ts';
import { createFormOptions } from '../create-form/options.ts';
import { sign } from '../sign/sign.ts';
import { signOptions } from '../sign/options.ts';
import { signPlaces } from './sign-places.ts';

const find = async (bytes: Uint8Array) => (await signPlaces([{ name: 'a.pdf', bytes }], {})).report;
const text = (x: number, y: number, words: string) => `BT /F1 11 Tf ${x} ${y} Td (${words}) Tj ET\n`;
const line = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S\n`;
const kinds = ({ places }: Awaited<ReturnType<typeof find>>) =>
  places.map(({ kind, page }) => `${kind} ${page}`);
const document = (...pages: SampleDocument['pages'] & object) => makeDocument({ pages });
const prose = text(
  72,
  740,
  'The parties agree that the signature of this contract is binding on the date below.',
);

describe('the places to sign of a document', () => {
  it.each([
    ['English', 'Signature', 'Date'],
    ['German', 'Unterschrift des Mieters', 'Ort, Datum'],
    ['Spanish', 'Firma del arrendatario', 'Fecha'],
    ['French', 'Signature du locataire', 'Date'],
  ])('are the lines over what says so: %s', async (_, signature, date) => {
    const content =
      prose + line(72, 200, 180) + text(72, 188, signature) + line(320, 200, 120) + text(320, 188, date);
    const { places } = await find(document({}, { content }));
    expect(places).toHaveLength(2);
    expect(places[0]).toMatchObject({ kind: 'signature', page: 2, label: signature });
    expect(places[1]).toMatchObject({ kind: 'date', page: 2, label: date });
    const [{ x, y, width, height }] = places as [(typeof places)[0]];
    expect([x, y, width].map(Math.round)).toEqual([72, 200, 180]);
    expect(height).toBeGreaterThan(20);
  });

  it('are lines beside and below their label, written with underscores too', async () => {
    const content =
      text(72, 600, 'Signed by:') +
      line(140, 598, 200) +
      text(72, 500, 'Signature: ______________________   Date: ____________') +
      text(72, 400, 'Tenant signature') +
      line(72, 360, 200) +
      text(72, 300, 'Initials:____________');
    const { places } = await find(document({ content }));
    expect(places.map(({ kind }) => kind)).toEqual([
      'signature',
      'signature',
      'date',
      'signature',
      'initials',
    ]);
    expect(places[0]).toMatchObject({ x: 140, y: 598, width: 200 });
    expect(places[1]!.x).toBeGreaterThan(120);
    expect(places[2]!.x).toBeGreaterThan(places[1]!.x + places[1]!.width);
    expect(places[3]).toMatchObject({ x: 72, y: 360 });
    // The line begins behind the label that is written together with it.
    expect(places[4]!.x).toBeGreaterThan(100);
  });

  it('are the empty cells of a table', async () => {
    const cell = (x: number, y: number, width: number) => `${x} ${y} ${width} 30 re S\n`;
    const content =
      cell(72, 400, 300) + cell(372, 400, 160) + text(80, 412, 'Signature') + text(380, 412, 'Date');
    const { places } = await find(document({ content }));
    expect(places.map(({ kind }) => kind)).toEqual(['signature', 'date']);
    expect(places[0]!.x + places[0]!.width).toBeLessThan(372);
  });

  it('are found where a line is shared by two labels', async () => {
    const { places } = await find(
      document({ content: line(72, 200, 400) + text(72, 188, 'Datum') + text(300, 188, 'Unterschrift') }),
    );
    expect(places.map(({ kind, x }) => [kind, Math.round(x)])).toEqual([
      ['date', 72],
      ['signature', 300],
    ]);
  });

  it('stand where they are seen, on turned and cropped pages', async () => {
    for (const rotate of [0, 90, 180, 270]) {
      const content = line(172, 300, 150) + text(172, 288, 'Signature');
      const turned: Record<number, string> = {
        0: content,
        90: `q 0 1 -1 0 612 0 cm ${content} Q`,
        180: `q -1 0 0 -1 612 792 cm ${content} Q`,
        270: `q 0 -1 1 0 0 792 cm ${content} Q`,
      };
      const crop = [50, 40, 600, 780];
      const { places } = await find(document({ rotate, content: turned[rotate]!, crop }));
      const [left, bottom] = { 0: [50, 40], 90: [40, 12], 180: [12, 12], 270: [12, 50] }[rotate]!;
      expect(places.map(({ x, y }) => [x, y].map(Math.round))).toEqual([[172 - left!, 300 - bottom!]]);
    }
  });

  it('are none where somebody has written, where nothing is asked, and where the word is a company', async () => {
    const filled = line(72, 200, 180) + text(80, 203, 'Nora Feldt') + text(72, 188, 'Signature');
    const rule = text(72, 700, 'Date') + line(72, 690, 460) + prose;
    const company =
      text(72, 700, 'Der Vertrag und die Anlage werden von der Firma') +
      line(72, 500, 180) +
      text(72, 488, 'Firma');
    expect(kinds(await find(document({ content: filled }, { content: rule }, { content: company })))).toEqual(
      [],
    );
  });

  it('are no gaps in a text that speaks of signatures, in a table or over a rule', async () => {
    const rows = (x: number, top: number, ...all: string[]) =>
      all.map((row, index) => text(x, top - index * 13, row)).join('');
    const cell =
      '60 560 100 60 re S 160 560 400 60 re S\n' +
      text(70, 604, 'UR3') +
      rows(
        166,
        604,
        'A usage rights signature whose value is an indirect reference to a',
        'signature dictionary.',
      );
    const ended = '60 460 500 60 re S\n' + text(70, 480, 'See the signature dictionary \\(Table 8.102\\).');
    const narrow = '60 360 300 60 re S\n' + rows(70, 400, 'An array of the', 'signature reference');
    const note =
      rows(72, 300, 'The seller confirms that each of the goods is delivered with their', 'signature') +
      line(72, 270, 120);
    expect(
      kinds(await find(document(...[cell, ended, narrow, note].map((content) => ({ content }))))),
    ).toEqual([]);
    const asked = rows(
      72,
      300,
      'I have read all of the above and I agree to what it says of me.',
      'Signature:',
    );
    const named = '60 160 300 60 re S\n' + rows(70, 200, 'Signature', 'of the tenant');
    expect(kinds(await find(document({ content: asked + line(140, 286, 200) }, { content: named })))).toEqual(
      ['signature 1', 'signature 2'],
    );
  });

  it('are no cells behind a cross, first steps or parts of a name', async () => {
    const cell = (y: number, words: string) => `60 ${y - 8} 300 24 re S\n` + text(70, y, words);
    const content = cell(600, 'X') + cell(500, 'Initial assessment') + cell(400, 'First name and initial');
    expect(kinds(await find(document({ content })))).toEqual([]);
    const asked = text(72, 300, 'X') + line(84, 298, 200) + cell(200, 'Initials');
    expect(kinds(await find(document({ content: asked })))).toEqual(['signature 1', 'initials 1']);
  });

  it('are the empty signature fields, and a signed one is counted', async () => {
    const field = (name: string, y: number) => ({
      type: 'signature',
      name,
      x: 50,
      y,
      width: 200,
      height: 60,
    });
    const formFields = [field('director', 600), field('witness', 400)];
    const { files } = await createForm([], createFormOptions.parse({ formFields }));
    const { places, signatures } = await find(files[0]!.bytes);
    expect(places.map((place) => [place.field, place.y])).toEqual([
      ['director', 600],
      ['witness', 400],
    ]);
    expect(signatures).toBe(0);
    const identity = createSigningIdentity('Nora');
    const options = signOptions.parse({ signatureData: { name: 'Nora', field: 'director' }, identity });
    const signed = await sign([{ name: 'a.pdf', bytes: files[0]!.bytes }], options);
    const after = await find(signed.files[0]!.bytes);
    expect(after.places.map((place) => place.field)).toEqual(['witness']);
    expect(after.signatures).toBe(1);
  });

  it('of a page made of labels and lines are bounded', async () => {
    let content = '';
    for (let row = 0; row < 3000; row++)
      content += text(10 + (row % 10) * 60, 780 - row / 4, 'Signature:') + line(10, 780 - row / 4, 50);
    const { places } = await find(document({ content }));
    expect(places.length).toBeLessThanOrEqual(500);
  }, 30_000);
});
