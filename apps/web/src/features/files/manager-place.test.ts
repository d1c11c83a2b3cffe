import { expect, test } from 'vitest';
import { type Place, placePath, readPlace } from './manager-place.ts';

const folderId = '0198c0de-0000-7000-8000-000000000000';
const places: Place[] = [
  { view: 'folder', folderId: null },
  { view: 'folder', folderId },
  { view: 'all' },
  { view: 'trash' },
  { view: 'trash', folderId },
];

test.each(places)('an address leads back to the place it was made of: %o', (place) => {
  expect(readPlace(new URL(placePath(place, 'x'), 'http://sheaf').searchParams)).toEqual(place);
});

test('an address that was tampered with leads to the root', () => {
  expect(readPlace(new URLSearchParams({ folder: '../x', view: 'y' }))).toEqual({
    view: 'folder',
    folderId: null,
  });
});
