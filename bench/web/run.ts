// npm run bench -- web [--runs N]: what Lighthouse says by its desktop preset, and how much script each route loads.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from '@playwright/test';
import { buildPages } from '../browser.ts';
import { median, printTable } from '../harness.ts';
import { startSheaf } from '../load/sheaf-under-load.ts';

/** Fetched when it is asked for: 130 MB are too much for everyone who only starts Sheaf. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
/** Public pages first: once signed in, the browser stays so. */
const OPEN = ['/', '/login', '/register', '/pricing', '/help', '/api'];
const MEMBERS = ['/dashboard', '/dashboard?tab=files', '/tools', '/advanced-tools', '/profile', '/billing'];
const JUDGED = new Set(['/', '/login', '/dashboard', '/tools']);
const QUIET_MS = 1000;

export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' } } });
  await buildPages();
  const sheaf = await startSheaf();
  const profile = await mkdtemp(join(tmpdir(), 'sheaf-web-'));
  const port = 9300 + (process.pid % 600);
  // One profile for both: Lighthouse opens its pages in the browser's own context.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
  try {
    const [member] = await sheaf.addMembers(1);
    const headers = { authorization: `Bearer ${member?.token}` };
    await fetch(`${sheaf.url}/api/first-steps/samples`, { method: 'POST', headers });
    const rows: Record<string, string | number>[] = [];
    for (const path of [...OPEN, ...MEMBERS]) {
      if (path === MEMBERS[0]) await signIn(browser, sheaf.url);
      const judged = JUDGED.has(path) ? await judge(sheaf.url + path, port, Number(values.runs)) : {};
      rows.push({ route: path, ...judged, 'script, KB': await weighScripts(browser, sheaf.url + path) });
    }
    printTable(
      `Lighthouse, desktop, medians of ${values.runs}, at a load of ${loadavg()[0]?.toFixed(1)}`,
      rows,
    );
  } finally {
    await browser.close();
    await sheaf.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

async function signIn(browser: BrowserContext, url: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email address').fill('load1@example.org');
  await page.getByLabel('Password', { exact: true }).fill('paper and ink');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/tools');
  await page.close();
}

type Result = {
  runtimeError?: { message: string };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

async function askLighthouse(url: string, port: number): Promise<Result> {
  const flags = [
    `--port=${port}`,
    '--preset=desktop',
    `--only-categories=${CATEGORIES.join()}`,
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--output=json',
    '--quiet',
  ];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...flags], {
    maxBuffer: 1 << 26,
  });
  return JSON.parse(stdout) as Result;
}

async function judge(url: string, port: number, runs: number) {
  const results: Result[] = [];
  for (let round = 0; round < runs; round++) {
    const result = await askLighthouse(url, port);
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    if (!result.finalDisplayedUrl.startsWith(url)) throw new Error(`${url} led elsewhere.`);
    results.push(result);
  }
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(100 * median(results.map(({ categories }) => categories[name]?.score ?? 0))),
  ]);
  const time = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  for (const line of new Set(results.flatMap(listFaults))) console.log(`${url}: ${line}`);
  return {
    ...Object.fromEntries(scores),
    'first paint, s': (time('first-contentful-paint') / 1000).toFixed(2),
    'largest paint, s': (time('largest-contentful-paint') / 1000).toFixed(2),
    'blocked, ms': Math.round(time('total-blocking-time')),
    shift: time('cumulative-layout-shift').toFixed(3),
  };
}

/** What took points away. */
function listFaults({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    if (!weight || !audit || audit.score === null || audit.score >= 0.9) return [];
    return `${audit.title} (${audit.score.toFixed(2)})`;
  });
}

/** As they travel, or nearly: the server squeezes them the same way. */
async function weighScripts(browser: BrowserContext, url: string): Promise<string> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(url);
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(50);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return (total / 1024).toFixed(1);
}
