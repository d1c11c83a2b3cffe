import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { webAppRoutes } from '../../routes/web-app.ts';
import { securityHeaders } from '../../security.ts';

const ENTRY = '<!doctype html><meta name="application-name" content="Sheaf" /><title>Sheaf</title>';

async function serve(name = 'Sheaf'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-pages-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), ENTRY);
  await writeFile(join(folder, 'manifest.de.webmanifest'), JSON.stringify({ name: 'Sheaf', id: '/' }));
  const document = `${ENTRY}<link rel="modulepreload" href="/assets/app-1a2b.js">`;
  await writeFile(join(folder, 'document.html'), document);
  await writeFile(join(folder, 'dashboard.html'), document.replace('app-1a2b', 'dashboard-3c4d'));
  await writeFile(join(folder, 'assets/app-1a2b.css'), 'plain {}');
  await writeFile(join(folder, 'assets/app-1a2b.css.br'), brotliCompressSync('squeezed {}'));
  await writeFile(join(folder, 'assets/app-1a2b.js'), `console.log(${JSON.stringify('x'.repeat(5000))});`);
  const server = express()
    .use(securityHeaders('http://localhost'))
    .use(webAppRoutes(folder, async () => name))
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('any address of a page is the entry page, asked for anew each time, under a strict policy', async () => {
  const url = await serve();
  for (const path of ['/', '/dashboard', '/files/1?page=7']) {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('<title>Sheaf</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
});

test('entry pages and the manifest say the name of the instance, as text', async () => {
  const url = await serve('Müller & Söhne <"1">');
  for (const path of ['/', '/dashboard', '/files/1']) {
    const page = await (await fetch(url + path, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('<title>Müller &amp; Söhne &lt;&quot;1&quot;&gt;</title>');
    expect(page).toContain('name="application-name" content="Müller &amp; Söhne &lt;&quot;1&quot;&gt;"');
    expect(page).not.toContain('Sheaf');
  }
  const manifest = await fetch(`${url}/manifest.de.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  const name = 'Müller & Söhne <"1">';
  expect(await manifest.json()).toEqual({ id: '/', name, short_name: name });
});

test('documents and the dashboard have entry pages of their own, and what was squeezed beforehand is sent as it is', async () => {
  const url = await serve();
  const page = await fetch(`${url}/files/1?page=7`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('<link rel="modulepreload"');
  const dashboard = await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } });
  expect(await dashboard.text()).toContain('href="/assets/dashboard-3c4d.js"');
  const style = await fetch(`${url}/assets/app-1a2b.css`, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(style.headers.get('content-encoding')).toBe('br');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(style.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await style.text()).toBe('squeezed {}');
  const plain = await fetch(`${url}/assets/app-1a2b.css`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBe(null);
  expect(await plain.text()).toBe('plain {}');
});

test('scripts are kept for good and squeezed; nothing outside the folder is served', async () => {
  const url = await serve();
  const script = await fetch(`${url}/assets/app-1a2b.js`);
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(script.headers.get('content-encoding')).toMatch(/br|gzip/);
  expect((await script.text()).length).toBeGreaterThan(5000);
  for (const path of ['/assets/../../package.json', '/%2e%2e/%2e%2e/etc/passwd', '/.env']) {
    const response = await fetch(url + path, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
  }
});
