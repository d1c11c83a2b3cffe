import type { Reason, ReasonParams, Refusal } from './reasons.ts';

/** What is read of an issue of zod, which also travels between processes. */
export type Issue = {
  code: string;
  path: PropertyKey[];
  message: string;
  expected?: string;
  origin?: string;
  format?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  /** False where the bound itself is refused. */
  inclusive?: boolean;
  /** The minimum is the maximum. */
  exact?: boolean;
  divisor?: number;
  values?: unknown[];
  keys?: string[];
  params?: Record<string, unknown>;
};

export type FieldRefusal = Refusal & { field: string };

/** What is wrong with each field. A schema names a reason of its own (`fields.…`), else zod's code tells one. */
export function readIssues(issues: readonly Issue[]): FieldRefusal[] {
  return issues.map((issue) => {
    const path = issue.path.map(String).join('.');
    const field = issue.keys?.[0] === undefined ? path : [path, issue.keys[0]].filter(Boolean).join('.');
    const reason = issue.message.startsWith('fields.') ? (issue.message as Reason) : reasonOf(issue);
    return { field, reason, params: { field, ...readParams(issue) } };
  });
}

function reasonOf({ code, path, message, expected, origin, format, inclusive, exact }: Issue): Reason {
  switch (code) {
    case 'invalid_type':
      if (expected === 'void' || expected === 'undefined') return 'fields.none_taken';
      if (!path.length) return 'body_not_object';
      return message.endsWith('received undefined') ? 'fields.required' : 'fields.wrong_type';
    case 'too_small':
      if (exact && origin === 'string') return 'fields.wrong_length';
      if (inclusive === false) return 'fields.not_above';
      return sized(origin, ['fields.too_small', 'fields.too_short', 'fields.too_few']);
    case 'too_big':
      if (exact && origin === 'string') return 'fields.wrong_length';
      if (inclusive === false) return 'fields.not_below';
      return sized(origin, ['fields.too_big', 'fields.too_long', 'fields.too_many']);
    case 'not_multiple_of':
      return 'fields.not_multiple';
    case 'invalid_value':
      return 'fields.not_one_of';
    case 'unrecognized_keys':
      return 'fields.unknown';
    case 'invalid_format':
      return format === 'uuid' ? 'fields.not_uuid' : 'fields.wrong_format';
    default:
      return 'fields.invalid';
  }
}

function sized(origin: string | undefined, [number, text, list]: [Reason, Reason, Reason]): Reason {
  if (origin === 'string') return text;
  return origin === 'array' || origin === 'set' || origin === 'map' ? list : number;
}

function readParams({
  code,
  format,
  exact,
  expected,
  minimum,
  maximum,
  divisor,
  values,
  params,
}: Issue): ReasonParams {
  const found: ReasonParams = {};
  if (expected !== undefined) found.expected = expected;
  if (minimum !== undefined) found.minimum = Number(minimum);
  if (maximum !== undefined) found.maximum = Number(maximum);
  if (divisor !== undefined) found.divisor = divisor;
  if (code === 'invalid_format' && format !== undefined) found.format = format;
  if (exact) found.length = Number(minimum ?? maximum);
  if (values) found.values = values.map(String).join(', ');
  for (const [name, value] of Object.entries(params ?? {}))
    if (typeof value === 'string' || typeof value === 'number') found[name] = value;
  return found;
}
