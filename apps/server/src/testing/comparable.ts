import type { Answer } from './api-clients.ts';

type Comparable = { status: number; headers: Record<string, string>; body: Record<string, unknown> };

/** When it was answered, under which number, and how it was sent. */
const OF_THE_MOMENT = new Set([
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

/** A response without values that differ each time. JSON is UTF-8 with or without a charset. */
export function comparable<Data>({ status, headers, body }: Answer<Data>): Comparable {
  const kept = [...headers].filter(([name]) => !OF_THE_MOMENT.has(name));
  const plain = kept.map(([name, value]) => [
    name,
    name === 'set-cookie' ? 'set' : value.replace('; charset=utf-8', ''),
  ]);
  return {
    status,
    headers: Object.fromEntries(plain),
    body: 'requestId' in body ? { ...body, requestId: '' } : body,
  };
}

/** Of something that is made anew each time: which fields it has, and those of what is in it. */
export function fieldsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'value';
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fieldsOf(item)]));
}
