import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';

/** The built pages. Their file names carry a hash, so they are kept for good; the entry page is asked for each time. */
export function webAppRoutes(folder: string): Router {
  const routes = Router();
  const entry = join(folder, 'index.html');
  // Pages only: answers with secrets in them are not squeezed beside what a stranger chose.
  routes.use(compression());
  routes.use(
    express.static(folder, {
      index: false,
      setHeaders: (res, path) => {
        const hashed = path.includes(`${join(folder, 'assets')}`);
        res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  routes.get('/{*path}', (req, res, next) => {
    if (!req.accepts('html') || !existsSync(entry)) return next();
    res.locals.route = 'page';
    res.setHeader('Cache-Control', 'no-cache');
    res.sendFile(entry);
  });
  return routes;
}
