import { expect, it } from 'vitest';
import { createPartyTest } from './party-name.ts';

const isParty = createPartyTest([
  {
    page: 1,
    text: 'Models are compared. We use deep models, search trees and containers, other than as agreed.',
  },
]);

it.each([
  ['Grace Hopper', true],
  ['CHUECA MERCANCIAS', true],
  ['Simon & Hjalte', true],
  ['Search Trees GmbH', true],
  ['Search Trees and Containers', false],
  ['Models', false],
  ['OTHER THAN AS', false],
  ['MY WORK WITH THE COMPANY', false],
  ['AND NOT AS', false],
  ['ACCEPT THAT MY WORK WITH THE COMPANY IS', false],
  ['Transfers of Company', false],
  ['Definitions. This Service Agreement', false],
  ['Quay Trading Company', true],
  ['Payment Method', false],
  ['Pag. 1', false],
  ['WWW http://example.com', false],
])('%s is a party: %s', (text, expected) => {
  expect(isParty(text)).toBe(expected);
});
