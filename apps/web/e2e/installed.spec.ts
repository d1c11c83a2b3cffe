import { expect, test } from './sheaf-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the page and waits until the worker answers for it. */
const underWorker = () =>
  navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null);

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource/u });

  test('a page says so, and gives way to the one that was wanted when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect.poll(() => page.evaluate(underWorker)).toBe(true);
    // A second visit: what is kept came by the worker.
    await page.goto('/help');
    await page.evaluate(() => document.fonts.ready);
    await context.setOffline(true);
    await page.goto('/help/merge');
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', /\/help\/merge$/u);
    const letters = () =>
      page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', '')).toSorted());
    await expect.poll(letters).toEqual(['Inter Variable', 'Newsreader Variable']);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Merge files into one PDF' })).toBeVisible();
  });
});

test('what is kept are scripts with a hash and the page for no connection, and nothing else', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@');
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(underWorker)).toBe(true);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('button', { name: 'New Folder' }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  const assets = kept.filter((path) => path.startsWith('/assets/'));
  expect(assets.length).toBeGreaterThan(5);
  expect(kept.filter((path) => !assets.includes(path)).toSorted()).toEqual([
    '/favicon.svg',
    '/offline.css',
    '/offline.html',
    '/offline.js',
    '/theme.js',
  ]);
});

test('it can be installed: the manifest names icons of the size they have', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/dashboard' });
  const pngs: { src: string; sizes: string }[] = manifest.icons.filter(
    ({ type }: { type?: string }) => type === 'image/png',
  );
  expect(pngs).toHaveLength(3);
  for (const { src, sizes } of pngs) {
    const bytes = await (await request.get(src)).body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('a PDF opened with the installed app lies in the window for uploads', async ({
  page,
  request,
  member,
}) => {
  expect(member.email).toContain('@');
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  // A browser without a desktop installs nothing: its queue is stood in for, in the form of the File Handling API.
  await page.addInitScript(() => {
    const file = new File(['%PDF-1.7'], 'from-the-desktop.pdf', { type: 'application/pdf' });
    const launch = { files: [{ getFile: async () => file }] };
    const queue = { setConsumer: (take: (opened: object) => void) => take(launch) };
    Object.defineProperty(window, 'launchQueue', { value: queue });
  });
  await page.goto(manifest.file_handlers[0].action);
  const dialog = page.getByRole('dialog', { name: 'Upload Files' });
  await expect(dialog.getByText('from-the-desktop.pdf')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Upload 1 file(s)' })).toBeEnabled();
});
