import type { AppRouter } from '@sheaf/api';
import type { inferRouterOutputs } from '@trpc/server';

export type Comparison = inferRouterOutputs<AppRouter>['tools']['compare']['report'];
export type Change = Comparison['changes'][number];
export type Kind = Change['kind'];
export type SideName = 'before' | 'after';

export const KINDS: Kind[] = ['added', 'removed', 'changed', 'moved'];
