import { procedures } from '../isolation.table.ts';
import type { Cast } from './cast.ts';

/** What a call of that name takes, about things that are nowhere. */
export function validInput(name: string, { never, mine }: Cast): Record<string, unknown> {
  const row = procedures[name];
  if (!row || row === 'open') return {};
  if ('probes' in row) return { ...row.probes[0]!.input(never, mine) };
  return { ...('admin' in row ? row.admin(never) : row.own) };
}
