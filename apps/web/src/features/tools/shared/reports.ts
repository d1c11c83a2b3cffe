import type { AppRouter } from '@sheaf/api';
import type { inferRouterOutputs } from '@trpc/server';

export type Analysis = inferRouterOutputs<AppRouter>['pdfTools']['analyze']['analysis'];
export type Signature = inferRouterOutputs<AppRouter>['pdfTools']['signatures']['signatures'][number];
export type FormField = inferRouterOutputs<AppRouter>['pdfTools']['formFields']['fields'][number];
export type Hidden = inferRouterOutputs<AppRouter>['pdfTools']['findHidden'];
