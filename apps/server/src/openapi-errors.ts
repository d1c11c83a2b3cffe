import { type ErrorCode, errorStatus } from '@sheaf/api/errors';

const SENTENCES: Record<ErrorCode, string> = {
  invalid_request: 'A field is missing or has a value that is not allowed',
  unauthenticated: 'No session or API key, or one that has ended',
  limit_reached: 'A limit of the plan is reached',
  feature_not_in_plan: 'The plan does not include it',
  payment_failed: 'The card was declined',
  forbidden: 'The API key lacks the scope, or an administrator is needed',
  not_found: 'It does not exist, or belongs to somebody else',
  conflict: 'It has changed since, or is in use',
  cancelled: 'The work was stopped',
  file_too_large: 'The file or the request is too large',
  unsupported_type: 'The type of the file is not accepted',
  range_not_satisfiable: 'The range is not in the file',
  unprocessable_document: 'The document cannot be processed; `reason` says why',
  rate_limited: 'Too many requests; `Retry-After` says when to come back',
  internal: 'An error of the server, in its log under the request id',
  busy: 'Too much work is waiting; `Retry-After` says when to come back',
  unavailable: 'A part of the server cannot be reached',
  timed_out: 'The work took too long',
  storage_full: 'The disk of the server is full',
};
const ALWAYS: ErrorCode[] = ['invalid_request', 'rate_limited', 'internal', 'busy', 'unavailable'];
const CHANGES: ErrorCode[] = ['limit_reached', 'feature_not_in_plan', 'conflict', 'storage_full'];
const DOCUMENTS: ErrorCode[] = [
  'cancelled',
  'file_too_large',
  'unsupported_type',
  'unprocessable_document',
  'timed_out',
];

const codes = Object.keys(errorStatus) as ErrorCode[];
const statuses = [...new Set(Object.values(errorStatus))];

/** For `components.responses`: each status with its codes, what they mean, and an example. */
export const errorResponses = Object.fromEntries(
  statuses.map((status) => {
    const own = codes.filter((code) => errorStatus[code] === status);
    const examples = Object.fromEntries(
      own.map((code) => {
        const value = { error: `${SENTENCES[code]}.`, code, reason: code, requestId: '0198c0de-5a10' };
        return [code, { value }];
      }),
    );
    const schema = { $ref: '#/components/schemas/Error' };
    const description = own.map((code) => `\`${code}\`: ${SENTENCES[code]}`).join('. ');
    return [`Error${status}`, { description, content: { 'application/json': { schema, examples } } }];
  }),
);

type Call = { method: string; path: string; isOpen: boolean; takesIds: boolean; tags: string[] };

/** The statuses that a call may be refused with. */
export function listErrors({ method, path, isOpen, takesIds, tags }: Call): Record<string, { $ref: string }> {
  const works = tags.some((tag) => ['PDF tools', 'AI', 'Batch', 'Files', 'Search'].includes(tag));
  const own: ErrorCode[] = [
    ...ALWAYS,
    ...(isOpen ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(path.includes('{') || takesIds ? (['not_found'] as const) : []),
    ...(method === 'get' ? [] : CHANGES),
    ...(works && method !== 'delete' ? DOCUMENTS : []),
    ...(path === '/subscriptions/plan/preview' ? (['conflict'] as const) : []),
    ...(path.startsWith('/subscriptions') && method !== 'get' ? (['payment_failed'] as const) : []),
  ];
  const found = [...new Set(own.map((code) => errorStatus[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    found.map((status) => [status, { $ref: `#/components/responses/Error${status}` }]),
  );
}
