import { expect, test } from 'vitest';
import { freeName } from './free-name.ts';

test('a name that a file has already is numbered, whatever its letters', () => {
  const names = ['Lease-Signed.pdf', 'lease-signed (3).pdf', 'lease-signed.png'];
  expect(freeName('lease-signed', '.pdf', [])).toBe('lease-signed');
  expect(freeName('lease-signed', '.pdf', names)).toBe('lease-signed (2)');
  expect(freeName('lease-signed', '.pdf', [...names, 'lease-signed (2).pdf'])).toBe('lease-signed (4)');
  expect(freeName('lease-signed-2', '.pdf', ['lease-signed-2.pdf'])).toBe('lease-signed-3');
});
