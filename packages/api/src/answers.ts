import { type MessageKey, type MessageParameters, openArea } from '@sheaf/messages';
import type { z } from 'zod';
import type { answerSchema } from './answer.schema.ts';

/** What a call came to, as data and in English. */
export function answerWith<K extends MessageKey<'answers'>>(
  key: K,
  ...parameters: MessageParameters<'answers', K>
): z.infer<typeof answerSchema> {
  const [params] = parameters as [z.infer<typeof answerSchema>['params']?];
  return { message: openArea('en', 'answers')(key, ...parameters), key, ...(params ? { params } : {}) };
}
