import { expect, test } from 'vitest';
import { createApiKey, isWholeApiKey, looksLikeApiKey } from './api-keys.format.ts';

test('a key is recognised by its beginning, and no two are alike', () => {
  const keys = Array.from({ length: 500 }, () => createApiKey());
  expect(new Set(keys.map(({ key }) => key)).size).toBe(500);
  for (const { key, prefix } of keys) {
    expect(key).toMatch(/^shf_[0-9A-Za-z]{38}$/);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(10);
    expect(looksLikeApiKey(key)).toBe(true);
    expect(isWholeApiKey(key)).toBe(true);
  }
});

test('the checksum is what everybody computes: CRC-32 of the random part, base 62', () => {
  expect(isWholeApiKey(`shf_${'A'.repeat(32)}3Ae0o2`)).toBe(true);
});

test('any one letter changed, dropped, doubled or swapped with its neighbour is a slip', () => {
  const { key } = createApiKey();
  for (let at = 4; at < key.length; at++) {
    const other = key[at] === 'x' ? 'y' : 'x';
    expect(isWholeApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
    expect(isWholeApiKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
    expect(isWholeApiKey(key.slice(0, at) + key[at] + key.slice(at))).toBe(false);
    const [one = '', two = ''] = key.slice(at, at + 2);
    if (one === two || !two) continue;
    expect(isWholeApiKey(key.slice(0, at) + two + one + key.slice(at + 2))).toBe(false);
  }
});
