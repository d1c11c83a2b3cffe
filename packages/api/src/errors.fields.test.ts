import { expect, test } from 'vitest';
import { z } from 'zod';
import { toAppError } from './errors.ts';

const schema = z
  .object({
    quality: z.number().int().min(1).max(100),
    angle: z.number().multipleOf(90),
    above: z.number().gt(0).lt(5),
    name: z.string().min(2).max(5),
    code: z.string().length(4),
    tags: z.array(z.string()).max(1),
    kind: z.enum(['text', 'image']),
    only: z.literal(true),
    mail: z.email(),
    address: z.url(),
    day: z.iso.date(),
    pattern: z.string().regex(/^a/),
    own: z.string().max(1, 'fields.tag_too_long'),
    either: z.union([z.string(), z.number()]),
    options: z.object({ size: z.number() }),
  })
  .partial()
  .strict();

test.each([
  [{ quality: 101 }, 'The value of quality must be at most 100.'],
  [{ quality: 0 }, 'The value of quality must be at least 1.'],
  [{ quality: 1.5 }, 'The value of quality must be a whole number.'],
  [{ quality: 'high' }, 'The value of quality must be a number.'],
  [{ quality: Infinity }, 'The value of quality must be a number.'],
  [{ angle: 45 }, 'The value of angle must be a multiple of 90.'],
  [{ above: 0 }, 'The value of above must be more than 0.'],
  [{ above: 5 }, 'The value of above must be less than 5.'],
  [{ name: 'x' }, 'The value of name must have at least 2 characters.'],
  [{ name: 'longer' }, 'The value of name must have at most 5 characters.'],
  [{ code: 'x' }, 'The value of code must have exactly 4 characters.'],
  [{ tags: ['a', 'b'] }, 'The value of tags must have at most 1 item.'],
  [{ tags: [1] }, 'The value of tags.0 must be text.'],
  [{ kind: 'sound' }, 'The value of kind must be one of text, image.'],
  [{ only: false }, 'The value of only must be one of true.'],
  [{ mail: 'x' }, 'The value of mail must be an email address.'],
  [{ address: 'x' }, 'The value of address must be an address such as https://example.com.'],
  [{ day: '31.1.' }, 'The value of day must be a day such as 2026-01-31.'],
  [{ pattern: 'b' }, 'The value of pattern does not have the expected form.'],
  [{ own: 'xx' }, 'A tag can have 1 characters at most.'],
  [{ either: true }, 'The value of either is not valid.'],
  [{ options: {} }, 'The field options.size is required.'],
  [{ options: 1 }, 'The value of options must be an object.'],
  [{ unknown: 1 }, 'The field unknown is not known.'],
  ['text', 'The request body must be a JSON object.'],
])('%j is told as a sentence', (input, sentence) => {
  const { error } = schema.safeParse(input);
  expect(toAppError(error)).toMatchObject({ code: 'invalid_request', message: sentence });
});

test('an input without fields is described as having none', () => {
  expect(toAppError(z.void().safeParse({}).error).message).toBe('This call takes no fields.');
});
