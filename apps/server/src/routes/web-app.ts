import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import compression from 'compression';
import express, { Router } from 'express';
import { nameEntryPage, nameManifest } from './named-pages.ts';

/** What the build has squeezed beforehand. */
const SQUEEZED: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Addresses whose entry page names more scripts than that of the others. */
const OWN_ENTRIES = [
  { path: /^\/files\//u, file: 'document.html' },
  { path: /^\/dashboard\/?$/u, file: 'dashboard.html' },
];

const MANIFEST = /^\/manifest(?:\.[a-z]{2})?\.webmanifest$/u;

/**
 * The built pages. Their file names carry a hash, so they are kept for good; the entry page is asked for each time, and
 * says the name of the instance.
 */
export function webAppRoutes(folder: string, readName: () => Promise<string>): Router {
  const routes = Router();
  const entry = join(folder, 'index.html');
  const entries = OWN_ENTRIES.map(({ path, file }) => ({ path, file: join(folder, file) }));
  const squeezed = listSqueezed(join(folder, 'assets'));
  // Pages only: answers with secrets in them are not squeezed beside what a stranger chose.
  routes.use('/assets', (req, res, next) => {
    const type = SQUEEZED[extname(req.path)];
    if (type && squeezed.has(`${req.path}.br`) && req.acceptsEncodings('br')) {
      res.set({ 'Content-Encoding': 'br', 'Content-Type': type, Vary: 'Accept-Encoding' });
      req.url = `${req.path}.br`;
    }
    next();
  });
  routes.use(compression());
  routes.use(async (req, res, next) => {
    const file = join(folder, req.path);
    if (!MANIFEST.test(req.path) || !existsSync(file)) return next();
    res.setHeader('Cache-Control', 'no-cache');
    res.type('application/manifest+json').send(nameManifest(await readFile(file, 'utf8'), await readName()));
  });
  routes.use(
    express.static(folder, {
      index: false,
      setHeaders: (res, path) => {
        const hashed = path.includes(`${join(folder, 'assets')}`);
        res.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  routes.get('/{*path}', async (req, res, next) => {
    if (!req.accepts('html') || !existsSync(entry)) return next();
    res.locals.route = 'page';
    res.setHeader('Cache-Control', 'no-cache');
    const own = entries.find(({ path, file }) => path.test(req.path) && existsSync(file));
    const page = await readFile(own?.file ?? entry, 'utf8');
    res.type('html').send(nameEntryPage(page, await readName()));
  });
  return routes;
}

/** The precompressed paths in `assets`. Their names contain a hash, so their contents never change. */
function listSqueezed(assets: string): Set<string> {
  const names = existsSync(assets) ? readdirSync(assets) : [];
  return new Set(names.filter((name) => name.endsWith('.br')).map((name) => `/${name}`));
}
