import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { users } from '@sheaf/db';
import { Router } from 'express';

/** Up, and able to work: asked by load balancers and containers, never logged in. */
export function probeRoutes(ctx: AppContext, dataDir: string): Router {
  const routes = Router();
  routes.get('/api/health', (_req, res) => {
    res.json({ status: 'ok' });
  });
  routes.get('/api/ready', async (_req, res) => {
    const checks = {
      database: await answers(users.hasUsers(ctx.db)),
      storage: await answers(checkStorage(ctx, dataDir)),
      tools: await answers(ctx.tools.answer()),
    };
    const failed = Object.entries(checks).filter(([, state]) => state !== 'ok');
    if (failed.length) {
      const names = failed.map(([name]) => name).join(' and ');
      throw new AppError('unavailable', `Sheaf is up, but its ${names} does not answer.`, { checks });
    }
    res.json({ status: 'ready', checks });
  });
  return routes;
}

/** The folder, and the store where it is elsewhere: one that can say that it has no such blob is there, and lets us in. */
async function checkStorage(ctx: AppContext, dataDir: string): Promise<void> {
  await access(dataDir, constants.W_OK);
  await ctx.blobs.open('ready').then(
    (bytes) => bytes.destroy(),
    (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    },
  );
}

async function answers(check: Promise<unknown>): Promise<'ok' | 'failed'> {
  const deadline = new Promise((_, reject) => setTimeout(reject, 3000).unref());
  return Promise.race([check, deadline]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
}
