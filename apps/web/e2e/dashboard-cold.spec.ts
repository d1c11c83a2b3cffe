import { gzipSync } from 'node:zlib';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

const MOST_REQUESTS = 25;
const MOST_SCRIPT = 250 * 1024;

test('a dashboard that is opened for the first time needs few requests and little script, and is drawn at once', async ({
  page,
  member,
  request,
}) => {
  const authorization = `Bearer ${member.session.access_token}`;
  await request.post('/api/first-steps/samples', { headers: { authorization } });
  // As many files as the shelf of the newest holds, each with a picture, and a folder.
  await storeFile(request, member, 'stored.pdf', pdfFile('stored'));
  await makeFolder(request, member, 'Contracts');
  // Each file that is read meanwhile is an event, after which the page asks again.
  const unread = async () => {
    const answer = await request.get('/api/files', { headers: { authorization } });
    const { files }: { files: StoredFile[] } = await answer.json();
    return files.filter(({ reading }) => reading.state === 'pending').length;
  };
  await expect.poll(unread).toBe(0);
  // So is each picture that is still being drawn.
  await page.route(/\/api\/events/u, () => undefined);
  const asked: string[] = [];
  const sizes: Promise<number>[] = [];
  // Pictures that the page has already fetched are not asked for again.
  page.on('request', (one) => {
    if (!one.url().startsWith('blob:')) asked.push(new URL(one.url()).pathname);
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.addInitScript(() => {
    // A busy machine may need longer than the second after which the page is drawn without its data.
    const wait = window.setTimeout;
    const patient = (act: () => void, ms = 0) => wait(act, ms === 1_000 ? 60_000 : ms);
    Object.assign(window, { setTimeout: patient });
    new MutationObserver((_, observer) => {
      const main = document.querySelector('main');
      if (!main) return;
      observer.disconnect();
      Object.assign(window, { firstSeen: main.textContent });
    }).observe(document, { childList: true, subtree: true });
  });
  await openQuietly(page, '/dashboard');
  await expect(page.getByText('lease.pdf').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'firstSeen'))).toMatch(/Good .*lease\.pdf/su);
  const procedures = asked.flatMap((path) => (path.startsWith('/trpc/') ? path.slice(6).split(',') : []));
  expect(procedures.toSorted()).toEqual([...new Set(procedures)].toSorted());
  expect(procedures).toContain('files.list');
  const script = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test
    .info()
    .annotations.push({ type: 'measured', description: `${asked.length} requests, ${script} bytes` });
  expect(script).toBeGreaterThan(50_000);
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
