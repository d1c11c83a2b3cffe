import { expect, test } from 'vitest';
import { cutPassages } from './cut-passages.ts';

const sentencesOf = (text: string) =>
  cutPassages([{ page: 1, text }]).flatMap(({ sentences }) => sentences.map((one) => one.text));

test.each([
  [
    '3 Results\n\nOver the two years the 6 cm roofs retained\n47%, the 10 cm roofs 59% and the 15 cm roofs\n68% of the rain.',
    'Over the two years the 6 cm roofs retained 47%, the 10 cm roofs 59% and the 15 cm roofs 68% of the rain.',
  ],
  [
    'Acknowledgements\n\nFunded by the Aarlund Water Board (grant\nAWB-2021-08). We thank Birgit Hald.',
    'Funded by the Aarlund Water Board (grant AWB-2021-08).',
  ],
  [
    'Signed: M. Oduya T. Wilk H. Peake. Witness: Daniel Frayne, teacher, 29 Ladywell\nPark.',
    'Witness: Daniel Frayne, teacher, 29 Ladywell Park.',
  ],
  [
    'Policyholders: Mr Adeel Rahman and Mrs Joanna Rahman. Insured address: 52\nThornhill Crescent, Otley LS21 3DD. The cover begins in May.',
    'Insured address: 52 Thornhill Crescent, Otley LS21 3DD.',
  ],
])('what the end of a line has parted is one sentence: %s', (text, sentence) => {
  expect(sentencesOf(text)).toContain(sentence);
});

test('fields below one another stay apart, however long their values are', () => {
  const text =
    'Name: Ada Marsh\nAddress: 8 Clarendon Rise, London SE13 5EZ, United Kingdom, first floor left\nPhone: 555 0142';
  expect(sentencesOf(text)).toHaveLength(3);
});
