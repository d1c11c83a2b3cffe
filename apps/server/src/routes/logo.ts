import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { readInstanceSettings } from '@sheaf/api/features/auth/auth.instance.service.ts';
import { Router } from 'express';

/** The logo of this instance. Public, because the sign-in page shows it. */
export function logoRoutes(ctx: AppContext): Router {
  const routes = Router();
  routes.get('/api/instance/logo', async (_req, res) => {
    const { logo } = await readInstanceSettings(ctx);
    const [, type, bytes] = /^data:([^;]+);base64,(.+)$/.exec(logo ?? '') ?? [];
    if (!type || !bytes) throw new AppError('endpoint_missing');
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    res.type(type).send(Buffer.from(bytes, 'base64'));
  });
  return routes;
}
