import { expect, test } from 'vitest';
import { nameResult, raiseNumber } from './result-names.options.ts';

test('a result is called by its files and what was done to them', () => {
  expect(nameResult('crop', ['Lease.v2.pdf'])).toBe('Lease.v2-cropped');
  expect(nameResult('merge', ['Lease.pdf', 'Annex.pdf', 'Plan.pdf'])).toBe('Lease-merged');
  expect(nameResult('contact-sheet', ['Lease.pdf'])).toBe('Lease-contact-sheet');
  expect(nameResult('images-to-pdf', ['a.png', 'b.jpg'])).toBe('a-converted');
  // Of two, one is put on the other.
  expect(nameResult('overlay', ['Letter.pdf', 'Letterhead.pdf'])).toBe('Letter-overlaid');
  // Others only gave pages to it.
  expect(nameResult('organize', ['Lease.pdf', 'Annex.pdf'])).toBe('Lease-organized');
  expect(nameResult('create-form', [])).toBe('form');
});

test('a name that a tool keeps has an ending only where it is taken', () => {
  expect(nameResult('to-pdf', ['notes.md'])).toBe('notes');
  expect(nameResult('to-pdf', ['notes.md'], true)).toBe('notes-converted');
  expect(nameResult('to-word', ['lease.pdf'])).toBe('lease');
  expect(nameResult('to-word', ['lease.pdf'], true)).toBe('lease-word');
});

test('long and broken names are cut so that they can be stored', () => {
  const name = nameResult('merge', [`${'😀'.repeat(150)}.pdf`, 'b.pdf']);
  expect(name.length).toBeLessThan(250);
  expect(name.isWellFormed()).toBe(true);
});

test('what is done again is numbered', () => {
  expect(nameResult('sign', ['lease-signed.pdf'])).toBe('lease-signed (2)');
  expect(nameResult('sign', ['lease-signed-2.pdf'])).toBe('lease-signed-3');
  expect(nameResult('sign', ['lease-compressed.pdf'])).toBe('lease-compressed-signed');
  expect(nameResult('sign', ['report-2024.pdf'])).toBe('report-2024-signed');
  // A name tells of two things that were done at most.
  expect(nameResult('rotate', ['lease-compressed-signed.pdf'])).toBe('lease-compressed-rotated');
  expect(nameResult('rotate', ['lease-compressed-signed-2.pdf'])).toBe('lease-compressed-rotated');
  expect(nameResult('compress', ['tax-form.pdf'])).toBe('tax-form-compressed');
  expect(nameResult('sign', ['designed.pdf'])).toBe('designed-signed');
  expect(nameResult('merge', ['a-merged.pdf', 'b.pdf'])).toBe('a-merged (2)');
  expect(raiseNumber('lease-signed (9)')).toBe('lease-signed (10)');
  expect([raiseNumber('lease-signed'), raiseNumber('lease-signed-9')]).toEqual([
    'lease-signed (2)',
    'lease-signed-10',
  ]);
});
