import type { LogEvent } from 'kysely';

/** Called for each query, with its kind, its table and its duration. Never with its text or values. */
export type QueryWatch = (query: {
  operation: string;
  table: string | undefined;
  milliseconds: number;
  isFailed: boolean;
}) => void;

type Node = { kind: string; [part: string]: unknown };

export function reportQuery(watch: QueryWatch, { level, query, queryDurationMillis }: LogEvent): void {
  const node = query.query as unknown as Node;
  watch({
    operation: node.kind.replace(/(Query)?Node$/, '').toLowerCase(),
    table: findTable(node.into ?? node.table ?? node.from),
    milliseconds: queryDurationMillis,
    isFailed: level === 'error',
  });
}

/** The name of the first table below. */
function findTable(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { kind, name } = node as Node;
  if (kind === 'IdentifierNode') return String(name);
  for (const part of Object.values(node)) {
    const found = findTable(part);
    if (found) return found;
  }
  return undefined;
}
