import { authRouter } from './features/auth/auth.router.ts';
import { instanceRouter } from './features/instance/instance.router.ts';
import { usersRouter } from './features/users/users.router.ts';
import { createCallerFactory, router } from './trpc.ts';

export const appRouter = router({ auth: authRouter, instance: instanceRouter, users: usersRouter });
export const createCaller = createCallerFactory(appRouter);
export type AppRouter = typeof appRouter;
export type { ProcedureMeta } from './trpc.ts';
