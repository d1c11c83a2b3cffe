import { expect, test } from 'vitest';
import { countByCure } from './step-problems.ts';

const failing = (...reasons: string[]) => reasons.map((reason) => ({ file: 'a.pdf', reason }));

test('files that fail are counted by what they lack', () => {
  expect(countByCure(failing('batch_text_missing', 'batch_file_protected'), 3)).toEqual([
    { cure: 'ocr', count: 1 },
    { cure: 'unlock', count: 1 },
  ]);
  expect(countByCure(failing('document_without_text', 'batch_text_missing'), 3)).toEqual([
    { cure: 'ocr', count: 2 },
  ]);
  expect(countByCure(failing('file_damaged'), 1)).toEqual([{ cure: 'none', count: 1 }]);
});

test('a file that fails at several steps is counted once', () => {
  expect(countByCure(failing('batch_text_missing', 'batch_text_missing'), 1)).toEqual([
    { cure: 'ocr', count: 1 },
  ]);
});
