import { describe, expect, it } from 'vitest';
import { makeDocument, type SampleDocument } from '../../edit/testing/make-document.ts';
import { signPlaces } from './sign-places.ts';

const find = async (...pages: SampleDocument['pages'] & object) => {
  const bytes = await makeDocument({ pages });
  const { report } = await signPlaces([{ name: 'a.pdf', bytes }], {});
  return report.places;
};
const text = (x: number, y: number, words: string) => `BT /F1 11 Tf ${x} ${y} Td (${words}) Tj ET\n`;
const line = (x: number, y: number, width: number) => `${x} ${y} m ${x + width} ${y} l S\n`;
const written = '_'.repeat(30);
const kinds = (places: Awaited<ReturnType<typeof find>>) => places.map(({ kind }) => kind);

describe('the places to sign that only a name or a role is printed at', () => {
  it.each([
    ['English', 'Margaret Holloway, Landlord', 'Tobias Renner, Tenant'],
    ['German', 'Vermieterin', 'Mieter'],
    ['French', 'Le bailleur', 'Le locataire'],
    ['Spanish', 'El arrendador', 'Carlos de la Vega, arrendatario'],
  ])('are the written lines above them: %s', async (_, one, other) => {
    const places = await find(
      {},
      {
        content: text(72, 300, written) + text(72, 285, one) + text(72, 230, written) + text(72, 215, other),
      },
    );
    expect(places.map(({ kind, page, label }) => [kind, page, label])).toEqual([
      ['signature', 2, one],
      ['signature', 2, other],
    ]);
    expect(places[0]!.width).toBeGreaterThan(150);
    expect(places[0]!.height).toBeGreaterThan(20);
  });

  it('are drawn lines in columns, with the name over the role', async () => {
    const column = (x: number, name: string, role: string) =>
      line(x, 200, 140) + text(x, 188, name) + text(x, 174, role);
    const content =
      column(60, 'Ana Ruiz', 'Seller') + column(230, 'Ben Ode', 'Buyer') + column(400, 'Eva Lind', 'Witness');
    const places = await find({ content });
    expect(places.map(({ x, y, width, label }) => [x, y, width, label])).toEqual([
      [60, 200, 140, 'Ana Ruiz, Seller'],
      [230, 200, 140, 'Ben Ode, Buyer'],
      [400, 200, 140, 'Eva Lind, Witness'],
    ]);
  });

  it.each([
    ['English', 'Signed by the parties:', 'Provider', 'Acquirer'],
    ['English', 'This contract is signed by the parties:', 'Consultant', 'Client'],
    ['German', 'Unterschriften der Parteien:', 'Dienstleister', 'Besteller'],
    ['French', 'Signatures des parties :', 'Le fournisseur', 'Le commanditaire'],
    ['Spanish', 'Firmas de las partes:', 'El proveedor', 'El comitente'],
  ])(
    'are lines beside each other, and not the words that lead in to them: %s',
    async (_, lead, one, other) => {
      const drawings = [line, (x: number, y: number, width: number) => `${x} ${y} ${width} 1 re f\n`];
      for (const draw of drawings) {
        const content =
          text(62, 250, lead) +
          draw(62, 200, 180) +
          text(62, 188, one) +
          draw(287, 200, 180) +
          text(287, 188, other);
        const places = await find({ content });
        expect(places.map(({ kind, label, x }) => [kind, label, Math.round(x)])).toEqual([
          ['signature', one, 62],
          ['signature', other, 287],
        ]);
      }
    },
  );

  it.each(['Signed by the parties:', 'Signatures:', 'Signé par les parties :', 'Unterschriften:'])(
    'are not behind words that lead in to nothing: %s',
    async (lead) => {
      expect(await find({ content: text(62, 250, lead) })).toEqual([]);
    },
  );

  it('are the line or the blank of words that ask for one signature', async () => {
    const alone = text(62, 250, 'Signed by the tenant:') + line(62, 215, 180);
    const blank = text(62, 250, 'Signature of the tenant:');
    for (const content of [alone, blank]) expect(kinds(await find({ content }))).toEqual(['signature']);
  });

  it('are found by the name alone below the words that say that it is signed', async () => {
    const content = line(72, 600, 200) + text(72, 588, 'Margaret Holloway');
    expect(kinds(await find({ content: text(72, 660, 'Signed by the parties') + content }))).toEqual([
      'signature',
    ]);
    expect(await find({ content: text(72, 660, 'The parties and their homes') + content })).toEqual([]);
  });

  it('come with the place of the date on their row, and stand beside a role', async () => {
    const row = (y: number, role: string) => text(72, y, `${role}: ${written} Date: ____________`);
    expect(kinds(await find({ content: row(300, 'Landlord') + row(240, 'Tenant') }))).toEqual([
      'signature',
      'date',
      'signature',
      'date',
    ]);
    const columns =
      line(72, 200, 200) + text(72, 188, 'Employee') + line(330, 200, 120) + text(330, 188, 'Date');
    expect(kinds(await find({ content: columns }))).toEqual(['signature', 'date']);
  });

  const signed = text(72, 700, 'Signed by the parties');
  it.each([
    ['other data before the line', text(72, 500, `Address: ${written}`) + text(72, 485, 'Ana Ruiz, Seller')],
    ['other data under the line', line(72, 500, 200) + text(72, 488, 'Account Number')],
    ['other data of a role', line(72, 500, 200) + text(72, 488, 'Employer Address')],
    [
      'a heading that is underlined',
      text(72, 503, 'Landlord') + line(72, 500, 90) + text(72, 487, 'Ana Ruiz'),
    ],
    ['a footnote', line(72, 100, 144) + text(72, 88, '1 The Landlord is Margaret Holloway.')],
    ['a sentence', line(72, 400, 200) + text(72, 388, 'The Tenant shall pay the rent')],
    [
      'the head of a table',
      line(72, 500, 280) + text(72, 488, 'Seller') + text(200, 488, 'Buyer') + line(72, 482, 280),
    ],
    ['the rule across a page', line(72, 500, 440) + text(72, 488, 'Ana Ruiz, Seller')],
    ['a line too short', line(72, 500, 60) + text(72, 488, 'Seller')],
    ['a signed line', line(72, 500, 200) + text(80, 503, 'Ana Ruiz') + text(72, 488, 'Ana Ruiz, Seller')],
  ])('are not: %s', async (_, content) => {
    expect(await find({ content: signed + content })).toEqual([]);
  });

  it('are not where a role fills in the beginning of a document', async () => {
    const top = text(72, 700, written) + text(72, 686, 'Landlord') + text(72, 640, `Tenant: ${written}`);
    expect(await find({ content: top }, {}, {})).toEqual([]);
  });

  it('are not the rows of a table', async () => {
    let content = signed;
    for (let row = 0; row < 6; row++)
      content +=
        line(72, 500 - row * 18, 280) +
        text(76, 488 - row * 18, 'Ana Ruiz') +
        text(220, 488 - row * 18, 'Seller');
    expect(await find({ content })).toEqual([]);
    let cells = signed;
    for (let row = 0; row < 6; row++)
      cells += `72 ${400 + row * 30} 200 30 re S\n` + text(76, 412 + row * 30, 'Ana Ruiz, Seller');
    expect(await find({ content: cells })).toEqual([]);
    let single = signed;
    for (let row = 0; row < 6; row++)
      single += line(72, 500 - row * 18, 200) + text(76, 488 - row * 18, 'Ana Ruiz');
    expect(await find({ content: single })).toEqual([]);
  });
});
