import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeForm } from './option-forms.ts';

const SRC = join(import.meta.dirname, '../src');
const forms = globSync('**/*.form.ts', { cwd: SRC });

test('there are forms', () => expect(forms).toContain('features/tools/split/split.form.ts'));

test.each(forms)('%s exports the same in the web app', async (path) => {
  const written = await writeForm(join(SRC, path));
  expect(written).not.toMatch(/import|zod/u);
  const made: object = await import(`data:text/javascript,${encodeURIComponent(written)}`);
  const source: object = await import(join(SRC, path));
  expect({ ...made }).toEqual({ ...source });
});

test('what is no JSON stops the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'form-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'wrong.form.mjs');
  writeFileSync(path, 'export const most = Infinity;');
  await expect(writeForm(path)).rejects.toThrow('most cannot be written as JSON');
});
