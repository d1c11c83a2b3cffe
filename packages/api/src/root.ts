import { z } from 'zod';
import { adminRouter } from './features/admin/admin.router.ts';
import { aiRouter } from './features/ai/ai.router.ts';
import { apiKeysRouter } from './features/api-keys/api-keys.router.ts';
import { authRouter } from './features/auth/auth.router.ts';
import { batchRouter } from './features/batch/batch.router.ts';
import { subscriptionsRouter } from './features/billing/billing.router.ts';
import { demoRouter } from './features/demo/demo.router.ts';
import { firstStepsRouter } from './features/first-steps/first-steps.router.ts';
import { fileViewsRouter } from './features/file-views/file-views.router.ts';
import { filesRouter } from './features/files/files.router.ts';
import { versionsRouter } from './features/files/files.versions.router.ts';
import { foldersRouter } from './features/folders/folders.router.ts';
import { instanceRouter } from './features/instance/instance.router.ts';
import { operationsRouter } from './features/operations/operations.router.ts';
import { pdfToolsRouter, toolsRouter } from './features/pdf-tools/pdf-tools.router.ts';
import { searchRouter } from './features/search/search.router.ts';
import { secondFactorsRouter } from './features/second-factors/second-factors.router.ts';
import { signMarksRouter } from './features/sign-marks/sign-marks.router.ts';
import { usageRouter } from './features/usage/usage.router.ts';
import { usersRouter } from './features/users/users.router.ts';
import { webhooksRouter } from './features/webhooks/webhooks.router.ts';
import { createCallerFactory, type ProcedureMeta, router } from './trpc.ts';

export const appRouter = router({
  admin: adminRouter,
  ai: aiRouter,
  apiKeys: apiKeysRouter,
  auth: authRouter,
  batch: batchRouter,
  demo: demoRouter,
  files: filesRouter,
  fileViews: fileViewsRouter,
  versions: versionsRouter,
  firstSteps: firstStepsRouter,
  folders: foldersRouter,
  instance: instanceRouter,
  operations: operationsRouter,
  pdfTools: pdfToolsRouter,
  search: searchRouter,
  secondFactors: secondFactorsRouter,
  signMarks: signMarksRouter,
  subscriptions: subscriptionsRouter,
  tools: toolsRouter,
  usage: usageRouter,
  users: usersRouter,
  webhooks: webhooksRouter,
});
export const createCaller = createCallerFactory(appRouter);
export type AppRouter = typeof appRouter;

export type ProcedureEntry = {
  name: string;
  type: 'query' | 'mutation' | 'subscription';
  meta: ProcedureMeta;
  takesInput: boolean;
};

/** Every procedure by its dotted name, with its REST method and path. */
export function listProcedures(): ProcedureEntry[] {
  // tRPC flattens them at run time; its types still show the tree.
  const flat: unknown = appRouter._def.procedures;
  return Object.entries(flat as Record<string, FlatProcedure>).map(([name, { _def }]) => ({
    name,
    type: _def.type,
    meta: _def.meta ?? {},
    takesInput: _def.inputs.some((schema) => !(schema instanceof z.ZodVoid)),
  }));
}

type FlatProcedure = {
  _def: { type: ProcedureEntry['type']; meta?: ProcedureMeta; inputs: unknown[] };
};
