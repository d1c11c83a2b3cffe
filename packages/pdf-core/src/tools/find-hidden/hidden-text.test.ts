import { expect, it } from 'vitest';
import { makeDocument, type SampleDocument, type SamplePage } from '../../edit/testing/make-document.ts';
import { findHidden } from './find-hidden.ts';
import { findHiddenOptions } from './options.ts';

async function findIn(sample: SampleDocument) {
  const input = { name: 'a.pdf', bytes: makeDocument(sample) };
  return (await findHidden([input], findHiddenOptions.parse({}))).report;
}

async function kindsOn(page: SamplePage, objects: string[] = []) {
  const { text } = await findIn({ pages: [page], objects });
  return text.map(({ kind, text: words }) => [kind, words]);
}

const line = (text: string, y = 700, before = '') => `BT ${before} /F1 18 Tf 72 ${y} Td (${text}) Tj ET`;
const seen = line('All of this is seen', 500);
const BOX = '0 0 0 rg 60 690 400 30 re f';

const picture = (level: number) =>
  `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\n${String.fromCodePoint(level)}\nendstream`;
const shows = (name: string, number: number) =>
  `/Resources << /Font << /F1 3 0 R >> /XObject << /${name} ${number} 0 R >> >>`;

it('words below a filled box, with their place as the page is seen', async () => {
  const { text, words } = await findIn({
    pages: [{}, { content: `${line('Ada Lovelace')} ${BOX} ${seen}` }],
  });
  expect(words).toBe(2);
  expect(text).toEqual([expect.objectContaining({ page: 2, kind: 'box', text: 'Ada Lovelace', words: 2 })]);
  const [{ x, y, width, height }] = text as [(typeof text)[number]];
  expect([x, Math.round(width / 10)]).toEqual([72, 11]);
  expect(y).toBeGreaterThan(72);
  expect(y + height).toBeLessThan(100);
});

it('a box with a label over it hides the words, and not the label', async () => {
  const label = line('Redacted', 700, '1 1 1 rg');
  expect(await kindsOn({ content: `${line('Ada Lovelace')} ${BOX} ${label}` })).toEqual([
    ['box', 'Ada Lovelace'],
  ]);
});

it.each(['XXXXXX', 'Name Redacted:'])('%s below a box says nothing', async (words) => {
  expect(await kindsOn({ content: `${line(words)} ${BOX}` })).toEqual([]);
  expect(await kindsOn({ content: `${line(`${words} Ada`)} ${BOX}` })).toEqual([['box', `${words} Ada`]]);
});

it('part of a word below a box', async () => {
  const half = '0 0 0 rg 60 690 60 30 re f';
  expect(await kindsOn({ content: `${line('1234567890')} ${half}` })).toEqual([['box', '1234']]);
});

it('a last letter that a box covers almost whole is reported with its word', async () => {
  const most = '0 0 0 rg 60 690 57 30 re f';
  expect(await kindsOn({ content: `${line('Adam')} ${most}` })).toEqual([['box', 'Adam']]);
});

it.each([
  ['white on paper', line('Secret', 700, '1 1 1 rg'), 'background'],
  [
    'the colour of the box below',
    `1 0 0 rg 60 690 400 30 re f ${line('Secret', 700, '1 0 0 rg')}`,
    'background',
  ],
  ['outlined in white', line('Secret', 700, '1 Tr 1 G'), 'background'],
  ['without paint', line('Secret', 700, '3 Tr'), 'invisible'],
  ['off the page', line('Secret', 900), 'outside'],
  ['too small', 'BT /F1 0.4 Tf 72 700 Td (Secret) Tj ET', 'tiny'],
  ['of one point', 'BT /F1 1 Tf 72 700 Td (Secret) Tj ET', 'tiny'],
  ['of one point by their place', 'BT /F1 18 Tf 0.05 0 0 0.05 72 700 Tm (Secret) Tj ET', 'tiny'],
  ['squeezed to a line', line('Secret', 700, '1 Tz'), 'tiny'],
  ['squeezed by their place', 'BT /F1 18 Tf 0.01 0 0 1 72 700 Tm (Secret) Tj ET', 'tiny'],
  ['cut away', `q 0 0 50 50 re W n ${line('Secret')} Q`, 'clipped'],
])('words that are %s', async (_, content, kind) => {
  expect(await kindsOn({ content: `${content} 0 g ${seen.replace('BT', 'BT 0 Tr 100 Tz')}` })).toEqual([
    [kind, 'Secret'],
  ]);
});

it.each([0, 0.03])('words of an opacity of %s', async (opacity) => {
  const entries = `/Resources << /Font << /F1 3 0 R >> /ExtGState << /G << /ca ${opacity} >> >> >>`;
  expect(await kindsOn({ content: `q /G gs ${line('Secret')} Q ${seen}`, entries })).toEqual([
    ['transparent', 'Secret'],
  ]);
});

const mask = (level: number) => [
  '<< /Type /ExtGState /SMask << /Type /Mask /S /Luminosity /G 11 0 R >> >>',
  `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Group << /S /Transparency /CS /DeviceGray >> /Length 23 >>\nstream\n${level} g 0 0 612 792 re f  \nendstream`,
];
const masked = {
  content: `q /G gs ${line('Secret')} Q ${seen}`,
  entries: '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G 10 0 R >> >>',
};

it('words that a mask leaves nothing of, and not those that it lets through', async () => {
  expect(await kindsOn(masked, mask(0))).toEqual([['transparent', 'Secret']]);
  expect(await kindsOn(masked, mask(1))).toEqual([]);
});

it('words on a layer that is off are told of with the layer, in a document with masks too', async () => {
  const { text, carried } = await findIn({
    catalog: '/OCProperties << /OCGs [12 0 R] /D << /OFF [12 0 R] >> >>',
    objects: [...mask(1), '<< /Type /OCG /Name (Draft) >>'],
    pages: [
      {
        content: `/G gs /OC /L BDC ${line('Draft')} EMC ${seen}`,
        entries:
          '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G 10 0 R >> /Properties << /L 12 0 R >> >>',
      },
    ],
  });
  expect(text).toEqual([]);
  expect(carried.map(({ kind }) => kind)).toContain('layers');
});

it('words outside the crop box, inside the paper', async () => {
  expect(await kindsOn({ crop: [0, 0, 612, 600], content: `${line('Secret')} ${seen}` })).toEqual([
    ['outside', 'Secret'],
  ]);
});

it('words below a picture, and below a note', async () => {
  const content = `${line('Secret')} q 400 0 0 30 60 690 cm /X Do Q`;
  expect(await kindsOn({ content, entries: shows('X', 10) }, [picture(0x20)])).toEqual([
    ['picture', 'Secret'],
  ]);
  const look =
    '<< /Type /XObject /Subtype /Form /BBox [0 0 400 30] /Length 21 >>\nstream\n0 g 0 0 400 30 re f  \nendstream';
  const note = '<< /Type /Annot /Subtype /Square /Rect [60 690 460 720] /IC [0 0 0] /AP << /N 10 0 R >> >>';
  expect(await kindsOn({ content: line('Secret'), entries: '/Annots [11 0 R]' }, [look, note])).toEqual([
    ['annotation', 'Secret'],
  ]);
});

it('the text of a scan is told apart, but for what is blacked out in the scan', async () => {
  const scan = 'q 612 0 0 792 0 0 cm /X Do Q';
  const entries = shows('X', 10);
  // Left black, right white, so that something is seen at the first word and nothing dark at the second.
  const half = Buffer.from([0, 255]).toString('latin1');
  const letters = picture(0)
    .replace('/Width 1', '/Width 2')
    .replace('/Length 1', '/Length 2')
    .replace('\0', half);
  const over = 'BT 3 Tr /F1 18 Tf 270 700 Td (Recognized) Tj 0 -100 Td (Recognized again) Tj ET';
  expect(await kindsOn({ content: `${scan} ${over}`, entries }, [letters])).toEqual([]);
  const below = 'BT /F1 18 Tf 270 700 Td (Recognized) Tj ET';
  expect(await kindsOn({ content: `${below} ${scan}`, entries }, [letters])).toEqual([]);
  const black = `${scan} BT 3 Tr /F1 18 Tf 72 700 Td (Secret) Tj ET`;
  expect(await kindsOn({ content: black, entries }, [picture(0)])).toEqual([['picture', 'Secret']]);
});

it.each([
  [
    'white words on a dark head of a table',
    `0 0 0.4 rg 60 690 400 30 re f ${line('Amount', 700, '1 1 1 rg')}`,
  ],
  ['a frame around words', `${line('Amount')} 0 0 0 RG 60 690 400 30 re S`],
  ['light grey words', line('Draft', 700, '0.85 g')],
  ['a box drawn before its words', `0.9 g 60 690 400 30 re f 0 g ${line('Amount')}`],
  ['a highlight that shows through', `${line('Amount')} /G gs 1 1 0 rg 60 690 400 30 re f`],
  ['outlined letters', line('Amount', 700, '1 Tr')],
  ['narrow letters', line('Amount', 700, '40 Tz')],
  ['small print', 'BT /F1 2 Tf 72 700 Td (Amount) Tj ET'],
])('%s are not told of', async (_, content) => {
  const entries = '/Resources << /Font << /F1 3 0 R >> /ExtGState << /G << /ca 0.4 >> >> >>';
  expect(await kindsOn({ content, entries })).toEqual([]);
});

it('hidden words on a page that is turned are where the reader looks', async () => {
  const { text } = await findIn({ pages: [{ rotate: 90, content: `${line('Secret')} ${BOX}` }] });
  const [found] = text as [(typeof text)[number]];
  expect(found.kind).toBe('box');
  expect([found.height > found.width, found.x > 690, found.y > 60]).toEqual([true, true, true]);
});

it('a document without anything hidden has no findings', async () => {
  expect(await findIn({ pages: [{}] })).toEqual({
    pageCount: 1,
    words: 0,
    text: [],
    moreText: 0,
    carried: [],
  });
});
