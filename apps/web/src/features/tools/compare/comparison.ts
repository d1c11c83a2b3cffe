import type { AppRouter } from '@sheaf/api';
import type { inferRouterOutputs } from '@trpc/server';

export type Comparison = inferRouterOutputs<AppRouter>['tools']['compare']['report'];
export type Change = Comparison['changes'][number];
export type Kind = Change['kind'];
export type SideName = 'before' | 'after';

/** What is compared, each as the version that is shown. */
export function toInputs({ before, after }: Record<SideName, { id: string; version: number }>) {
  return { fileIds: [before.id, after.id], versions: [before.version, after.version] };
}

export const KINDS: Kind[] = ['added', 'removed', 'changed', 'moved'];
