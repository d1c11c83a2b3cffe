import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, errorStatus, presentError, retryAfterSeconds, toAppError } from './errors.ts';

test('an error of ours passes through any number of wrappings', () => {
  const ours = new AppError('plan_current', { plan: 'Pro' }, { details: { plan: 'pro' } });
  const wrapped = new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    cause: new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: ours }),
  });
  expect(toAppError(wrapped)).toBe(ours);
  expect(presentError(ours, 'r1')).toEqual({
    error: 'You are already on the Pro plan.',
    code: 'conflict',
    reason: 'plan_current',
    params: { plan: 'Pro' },
    requestId: 'r1',
    details: { plan: 'pro' },
  });
});

test.each([
  new Error('select secret from users'),
  new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: 'select secret',
    cause: new Error('select secret'),
  }),
  'a thrown string with a secret',
  undefined,
  Object.assign(new Error('secret'), { code: 'ENOENT', path: '/secret' }),
])('an unknown error is shown to nobody: %o', (thrown) => {
  const error = toAppError(thrown);
  expect(error.code).toBe('internal');
  expect(JSON.stringify(presentError(error, 'r1'))).not.toContain('secret');
});

test('an answer that breaks its own schema is our fault, not the caller’s', () => {
  const { error: cause } = z.object({ a: z.string() }).safeParse({ a: 1 });
  expect(toAppError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause })).code).toBe('internal');
  expect(toAppError(new TRPCError({ code: 'BAD_REQUEST', cause })).code).toBe('invalid_request');
});

test.each(['ECONNREFUSED', '57P01', '57P03', '08006'])(
  'a database that is away (%s) is 503 with a time to come back',
  (code) => {
    const error = toAppError(Object.assign(new Error('away'), { code }));
    expect([error.code, errorStatus[error.code], retryAfterSeconds(error)]).toEqual(['unavailable', 503, 2]);
  },
);
