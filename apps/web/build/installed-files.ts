import { readFileSync } from 'node:fs';
import { type Language, LANGUAGES, openArea } from '@sheaf/messages';
import type { Plugin } from 'vite';

const OFFLINE = new URL('./offline.html', import.meta.url);

/** The files for browsers that no page renders: the manifests of the installed app, and the offline page. */
export function installedFiles(): Plugin {
  return {
    name: 'sheaf:installed-files',
    configureServer(server) {
      server.middlewares.use((req, res, next) => {
        const source = listInstalledFiles().get(req.url?.slice(1) ?? '');
        if (source === undefined) return next();
        res.setHeader('Content-Type', req.url?.endsWith('.html') ? 'text/html' : 'application/manifest+json');
        res.end(source);
      });
    },
    generateBundle() {
      for (const [fileName, source] of listInstalledFiles())
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Their names, each with what is in it. */
export function listInstalledFiles(): Map<string, string> {
  const manifests = LANGUAGES.map((language) => {
    const name = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
    return [name, JSON.stringify(writeManifest(language))] as const;
  });
  return new Map([...manifests, ['offline.html', writeOfflinePage()]]);
}

/** In English, with the texts of the other languages. */
function writeOfflinePage(): string {
  const words = Object.fromEntries(
    LANGUAGES.map((language) => [language, openArea(language, 'installed').record('offline')]),
  );
  const filled: Record<string, string> = {
    ...openArea('en', 'installed').record('offline'),
    words: JSON.stringify(words).replaceAll('<', String.raw`\u003c`),
  };
  return readFileSync(OFFLINE, 'utf8').replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
}

function writeManifest(language: Language) {
  const t = openArea(language, 'installed');
  return {
    id: '/',
    lang: language,
    name: 'Sheaf',
    short_name: 'Sheaf',
    description: t('app.description'),
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f5f0',
    theme_color: '#f7f5f0',
    categories: ['productivity', 'business'],
    icons: [
      { src: '/icons/sheaf-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/sheaf-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/sheaf-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: t('app.files'), url: '/dashboard?tab=files' },
      { name: t('app.tools'), url: '/tools' },
    ],
    file_handlers: [
      {
        action: '/dashboard?open=files',
        accept: { 'application/pdf': ['.pdf'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'] },
        launch_type: 'single-client',
      },
    ],
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  };
}
