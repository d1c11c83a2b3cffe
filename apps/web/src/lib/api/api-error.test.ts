import type { Refusal } from '@sheaf/messages/reasons';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readErrorBody } from './api-error.ts';
import { errorWords, describeError, describeKept } from '../messages/describe-error.ts';
import { formResolver } from '../form/form-resolver.ts';
import { packRefusal, unpackRefusal } from './packed-refusal.ts';

test('an error is in the language of the page, with its number format', async () => {
  const body = {
    error: 'There is no page 1,200: the document has 1 page.',
    code: 'invalid_request',
    reason: 'page_missing',
    params: { page: 1200, count: 1 },
    requestId: 'r1',
  } as const;
  const error = readErrorBody(body);
  expect(describeError(error, await errorWords.fetch('de'))).toBe(
    'Seite 1.200 gibt es nicht: Das Dokument hat 1 Seite.',
  );
  expect(describeError(error, errorWords.en)).toBe(body.error);
});

test('sizes and dates come as data', async () => {
  const texts = await errorWords.fetch('es');
  const size = { message: '', reason: 'file_too_large', params: { size: 12_582_912, limit: 10_485_760 } };
  expect(describeKept(size, texts)).toContain('12 MB');
  const params = { metric: 'ocrPagesPerMonth', limit: 5, resetsAt: '2026-12-03T12:00:00Z', upgrade: 'Pro' };
  const month = { message: '', reason: 'month_limit_reached', params };
  expect(describeKept(month, texts)).toMatch(/5 páginas de OCR.*3 de diciembre de 2026.*Pro incluye más/u);
});

test('a reason of a newer server falls back to its English message', async () => {
  const kept = { message: 'Something quite new.', reason: 'something_new', params: {} };
  expect(describeKept(kept, await errorWords.fetch('fr'))).toBe('Something quite new.');
});

test('a form keeps why each field was refused, with its bounds', async () => {
  const form = z
    .object({ name: z.string().max(3, 'fields.name_too_long'), size: z.number().max(100) })
    .refine(({ name }) => name !== 'no', { path: ['name'], message: 'Not this one.' });
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await formResolver(form)({ name: 'long', size: 101 }, undefined, options);
  expect(unpackRefusal(errors.name?.message ?? '')).toEqual({
    reason: 'fields.name_too_long',
    params: { field: 'name', maximum: 3 },
  });
  expect(unpackRefusal(errors.size?.message ?? '')?.reason).toBe('fields.too_big');
  const own = await formResolver(form)({ name: 'no', size: 1 }, undefined, options);
  expect(own.errors.name?.message).toBe('Not this one.');
});

test('a sentence is no packed refusal', () => {
  const refusal: Refusal = { reason: 'fields.email_invalid', params: { field: 'email' } };
  expect(unpackRefusal(packRefusal(refusal))).toEqual(refusal);
  expect(unpackRefusal('The passwords differ.')).toBeNull();
});
