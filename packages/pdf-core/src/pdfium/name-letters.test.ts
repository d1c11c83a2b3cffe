import { expect, test } from 'vitest';
import { performTool } from '../runner/perform-tool.ts';
import { encryptBy } from '../testing/index.ts';
import { makeDrawn, SIGNS_AND_SYMPTOMS } from '../testing/drawn-letters.ts';
import { findWordsOptions } from '../tools/find-words/options.ts';
import { toTextOptions } from '../tools/to-text/options.ts';

const drawn = makeDrawn(...SIGNS_AND_SYMPTOMS);
const textOf = async (bytes: Uint8Array, password?: string) => {
  const input = { name: 'drawn.pdf', bytes };
  const { files } = await performTool('to-text', [input], toTextOptions.parse({ password }));
  return Buffer.from(files[0]!.bytes).toString().trim();
};

test('letters that are drawings are the same to what converts and searches, in a protected document too', async () => {
  expect(await textOf(drawn.bytes)).toBe('Signs and Symptoms');
  const locked = await encryptBy(drawn.bytes, ['--encrypt', 'user', 'owner', '256', '--']);
  expect(await textOf(locked, 'user')).toBe('Signs and Symptoms');
  const wanted = findWordsOptions.parse({ words: ['Symptoms'] });
  const { report } = await performTool('find-words', [drawn], wanted);
  expect(report.finds.map(({ page, text }) => [page, text])).toEqual([[1, 'Symptoms']]);
});
