import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeScan } from '@sheaf/pdf-core/testing';
import { repeatPage } from '../../server/src/testing/scans.ts';
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts';
import { findFreePort } from './find-free-port.ts';
import { test as base, expect } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';
import { toolPath } from './tool-documents.ts';

interface Home {
  server: ServerProcess;
  /** A new process in place of the last one, on the same data and at the same address. */
  start: (role: 'all' | 'web') => Promise<void>;
}

/** A Sheaf of its own, whose process can be ended. */
const test = base.extend<{ home: Home }>({
  // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright reads which fixtures are wanted from here
  home: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'sheaf-goes-on-'));
    await chmod(dataDir, 0o755);
    const settings = {
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      POOL_THREADS: '1',
    };
    const launch = (role: string) => startServerProcess({ ...settings, SHEAF_ROLE: role });
    const home: Home = {
      server: await launch('web'),
      start: async (role) => {
        home.server = await launch(role);
      },
    };
    await use(home);
    await home.server.end();
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ home }, use) => use(home.server.url),
  expectedErrors: /ERR_|Failed to load resource/u,
});

test('OCR whose server is killed goes on in the next one, and its page with it', async ({
  page,
  home,
  member,
  request,
}) => {
  // A minute passes until the next process knows that nobody works on it.
  test.setTimeout(300_000);
  const { bytes } = await makeScan({}, repeatPage(3));
  const scan = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(`/files/${scan.id}?assistant=chat`);
  // Nobody reads files here yet.
  await expect(page.getByText('This file is being read')).toBeVisible();
  await home.server.end();
  await home.start('all');
  await expect(page.getByText('Extract Text First')).toBeVisible();

  await page.goto(toolPath('ocr', [scan]));
  await page.getByRole('button', { name: 'Extract Text' }).click();
  const pages = page.getByRole('list', { name: 'Extracted text' }).getByRole('listitem');
  await expect(page.getByText(/[1-3] of 4/u).first()).toBeVisible();
  await home.server.end('SIGKILL');
  await home.start('all');
  await expect(page.getByText('Text extracted successfully!')).toBeVisible({ timeout: 200_000 });
  await expect(pages).toHaveCount(4);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { history } = await (await request.get('/api/users/history', { headers })).json();
  expect(history).toContainEqual(
    expect.objectContaining({
      action: 'ocr',
      status: 'done',
      cost: { ocrPagesPerMonth: 4, aiOperations: 4 },
    }),
  );
});
