import { expect, test } from 'vitest';
import { listPageLines } from './list-slots.ts';
import { readHead } from './read-head.ts';

const titleOf = (text: string) => readHead(listPageLines([{ page: 1, text }])).title;

test.each([
  [
    'of several short lines',
    'Quay Boats, Inc.\nSERVICE, SECRECY\nAND INVENTIONS\nASSIGNMENT\nAGREEMENT\n\nI agree to this.',
    'Quay Boats, Inc. SERVICE, SECRECY AND INVENTIONS ASSIGNMENT AGREEMENT',
  ],
  [
    'that is no line of the text',
    'Stand: 1. Mai 2030\n\nSofern eine neuere Fassung unserer Allgemeinen Geschäftsbedingungen in Kraft tritt, gilt sie für\nKunden ab dem Tag, an dem sie davon erfahren.',
    undefined,
  ],
  [
    'that is no landlord',
    'Vermieter\n\nJutta Brand\nAm Markt 4\n\nMieter\n\nPaul Ostwald\n\nDas Mietverhältnis beginnt am 1. Mai 2030.',
    undefined,
  ],
  [
    'that names no two sides',
    'Between Quay & Boats\n\nAnd Eva Frost.\n\nHARBOUR GUIDE\n\nAll boats have lights.',
    'HARBOUR GUIDE',
  ],
  [
    'that is more than the name of a part',
    'Summary\n\nBoats of the North\n\nAll boats have lights.',
    'Boats of the North',
  ],
  [
    'below what its journal writes above it',
    'Received 4 May 2030\nAccepted 8 June 2030\n\nVolume 3 Number 2 (August 2030) 46-49\n\nBoats and Their Harbours\n\nAll boats have lights.',
    'Boats and Their Harbours',
  ],
  [
    'and no explanation of a letter',
    'FY = Financial Year ending March 31\n\n(Please select all that apply)\n\nAll boats have lights.',
    undefined,
  ],
  [
    'below what forbids to print it',
    'Not To Be Published:\n\nBoats and Their Harbours\n\nAll boats have lights.',
    'Boats and Their Harbours',
  ],
  [
    'that is no figure',
    'Figure 7.1 Boats in Harbours\n\nLights of the North\n\nAll boats have lights.',
    'Lights of the North',
  ],
  [
    'without the number of its page',
    'BoatFinder: A New Kit for Finding Boats in Fog 5\n\nAll boats have lights.',
    'BoatFinder: A New Kit for Finding Boats in Fog',
  ],
  [
    'with a number of its own',
    'Rules for Boats, Part 5\n\nAll boats have lights.',
    'Rules for Boats, Part 5',
  ],
  [
    'without the count of its parts',
    'LIGHTS AND HORNS: use (2/4)\n\nAll boats have lights.',
    'LIGHTS AND HORNS: use',
  ],
  [
    'without the path to its page',
    'Home > Why Boats Have Lights\n\nAll boats have lights.\n\nTopics [5]›Harbours [6]›Boats and Policy [7]',
    'Why Boats Have Lights',
  ],
  [
    'that stands alone in a row',
    ' |  | Work experience\n\n | Curriculum Vitae - Ada Brook\nBox 25, Dunn\n\nAll boats have lights.',
    'Curriculum Vitae - Ada Brook',
  ],
  ['that is no head of columns', 'Boat\tBerth\tLength\nHeron\tNorth\t7', undefined],
  [
    'that begins with a number',
    '90-Day Report on the Ferry\n\nAll boats have lights.',
    '90-Day Report on the Ferry',
  ],
  [
    'and not the name above an address',
    'Horn & Dunn Solicitors\n9 Quay Street, Ryde PO33 2AB\n\nSale of the boat\n\nDear Ms Brook,\n\nAll boats have lights.',
    'Sale of the boat',
  ],
])('a document has a title %s', (_, text, title) => {
  expect(titleOf(text)).toBe(title);
});
