import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** With the version in it, so that a browser may keep what lies there for good. */
const folder = `assets/pdfjs-${version}`;

/** What pdf.js fetches when a document needs it: character maps, the fonts every reader has, decoders without wasm. */
const kinds = [
  { from: 'cmaps', wanted: /\.bcmap$/ },
  { from: 'standard_fonts', wanted: /\.(?:pfb|ttf)$/ },
  { from: 'wasm', wanted: /_nowasm_fallback\.js$/ },
  { from: 'web/images', wanted: /^annotation-.*\.svg$/ },
];

export function pdfAssets(): Plugin {
  return {
    name: 'sheaf:pdf-assets',
    config: () => ({ define: { PDF_ASSETS: JSON.stringify(`/${folder}/`) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (req, res, next) => {
        const path = listAssets().get((req.url ?? '').slice(1));
        if (!path) return next();
        if (path.endsWith('.js')) res.setHeader('Content-Type', 'text/javascript');
        res.end(readFileSync(path));
      });
    },
    generateBundle() {
      for (const [name, path] of listAssets()) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(path) });
      }
    },
  };
}

/** Where each lies, by its name in the folder. */
function listAssets(): Map<string, string> {
  return new Map(
    kinds.flatMap(({ from, wanted }) =>
      readdirSync(join(root, from))
        .filter((name) => wanted.test(name))
        .map((name) => [`${from}/${name}`, join(root, from, name)] as const),
    ),
  );
}
