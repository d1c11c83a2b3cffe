import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { Router } from 'express';
import { checkParts } from '../readiness.ts';

/** Up, and able to work: asked by load balancers and containers, never logged in. */
export function probeRoutes(ctx: AppContext, dataDir: string): Router {
  const routes = Router();
  routes.get('/api/health', (_req, res) => {
    res.json({ status: 'ok' });
  });
  routes.get('/api/ready', async (_req, res) => {
    const checks = await checkParts(ctx, dataDir);
    const failed = Object.entries(checks).filter(([, state]) => state !== 'ok');
    if (failed.length) {
      const names = failed.map(([name]) => name).join(', ');
      throw new AppError('parts_unreachable', { parts: names }, { details: { checks } });
    }
    res.json({ status: 'ready', checks });
  });
  return routes;
}
