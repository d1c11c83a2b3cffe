import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@sheaf/messages/generated';
import { PDF_REASONS, type PdfReason, type PdfReasonParams } from '@sheaf/pdf-core/errors';
import { expect, expectTypeOf, test } from 'vitest';
import { isReason } from './error-reasons.ts';

const ROOT = new URL('../../../', import.meta.url);
const english = JSON.parse(readFileSync(new URL('packages/messages/en/errors.json', ROOT), 'utf8'));
const { fields, page: _saidByPages, ...refusals } = english as Record<string, Record<string, string>>;

const sources = ['packages/api/src', 'packages/pdf-core/src', 'packages/messages/src', 'apps/server/src']
  .flatMap((folder) =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.includes('test'))
      // Where reasons are listed they are not used yet.
      .filter((path) => !['error-reasons.ts', 'errors.ts', 'generated.ts'].includes(path))
      .map((path) => readFileSync(new URL(`${folder}/${path}`, ROOT), 'utf8')),
  )
  .concat(readFileSync(new URL('packages/api/src/errors.ts', ROOT), 'utf8'))
  .join('\n');

test('every message of a refusal is a reason with a class, and every reason of pdf-core has its message', () => {
  expect(Object.keys(refusals).filter((reason) => !isReason(reason))).toEqual([]);
  expect(Object.keys(PDF_REASONS).filter((reason) => !(reason in refusals))).toEqual([]);
});

test('every reason is given somewhere, and only those that have a message', () => {
  expect(Object.keys(refusals).filter((reason) => !sources.includes(`'${reason}'`))).toEqual([]);
  expect(Object.keys(fields!).filter((name) => !sources.includes(`'fields.${name}'`))).toEqual([]);
  const given = Array.from(sources.matchAll(/'fields\.(\w+)'/gu), ([, name]) => name!);
  expect(given.filter((name) => !(name in fields!))).toEqual([]);
});

test('every finding of an analysis has its message, and none is left over', () => {
  const answers = JSON.parse(readFileSync(new URL('packages/messages/en/answers.json', ROOT), 'utf8'));
  const analysis = readFileSync(new URL('packages/pdf-core/src/tools/analyze/findings.ts', ROOT), 'utf8');
  const [, risks = ''] = /RISKS = \[([^\]]*)\]/u.exec(analysis) ?? [];
  const found = `${risks} ${Array.from(analysis.matchAll(/code: '\w+'/gu), ([code]) => code).join(' ')}`;
  const codes = Array.from(found.matchAll(/'(\w+)'/gu), ([, code]) => code!);
  expect(new Set(codes)).toEqual(new Set(Object.keys(answers.findings)));
});

test('pdf-core gives each message the parameters it asks for', () => {
  type Asked = { [R in PdfReason]: Messages['errors'][R] extends null ? never : R }[PdfReason];
  expectTypeOf<keyof PdfReasonParams>().toEqualTypeOf<Asked>();
  expectTypeOf<PdfReasonParams>().toExtend<Pick<Messages['errors'], keyof PdfReasonParams>>();
});
