import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { quietChromium } from '../apps/web/e2e/quiet-chromium.ts';
import { runProgram } from './harness.ts';

const WEB = join(import.meta.dirname, '../apps/web');

export type Visitor = { open(): Promise<BrowserContext>; close(): Promise<void> };

/** The pages as they are built now. */
export async function buildPages(): Promise<void> {
  const { code, stderr } = await runProgram('npm', ['run', 'build', '--prefix', WEB]);
  if (code !== 0 || !existsSync(join(WEB, 'dist/index.html'))) throw new Error(`No pages: ${stderr}`);
}

/** A browser in which that person is signed in; each context is one that was never here. */
export async function visit(url: string, person: { email: string; password: string }): Promise<Visitor> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const { session } = (await answer.json()) as { session: { access_token: string } };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: quietChromium,
  });
  return {
    async open() {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addInitScript(
        ([token, kept]) => {
          localStorage.setItem('auth_token', token);
          localStorage.setItem('auth_session', kept);
        },
        [session.access_token, JSON.stringify({ ...session, renew_at: Date.now() + 3_000_000 })] as const,
      );
      return context;
    },
    close: () => browser.close(),
  };
}
