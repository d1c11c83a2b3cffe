import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { pdfOfPages, pngFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const lines = Array.from({ length: 12 }, (_, index) => `Clause ${index + 1} of the lease`);

test('a document opens by its name, at the page of the address, and back leads to where one was', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  await page.goto('/dashboard?tab=files');
  await page.getByRole('link', { name: 'lease.pdf' }).click();
  await expect(page.getByText('Clause 1 of the lease')).toBeVisible();
  await page.getByRole('textbox', { name: 'Page' }).fill('5');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=5$/u);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/tab=files/u);
  await page.goto(`/files/${id}?page=7`);
  await expect(page.getByText('Clause 7 of the lease')).toBeInViewport();
});

test('words are found on every page, and passages of the address are marked', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  await page.goto(`/files/${id}?find=Clause&mark=3:72,710,200,30`);
  await expect(page.getByText(/^\d+ of 12$/u)).toBeVisible();
  await page.getByRole('button', { name: 'Page 9 Clause 9 of the lease' }).click();
  await expect(page.getByText('9 of 12', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.goto(`/files/${id}?mark=3:72,710,200,30`);
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
});

test('the outline of a document leads to its places and shows where one is', async ({
  page,
  member,
  request,
}) => {
  const book = makeTestPdf({
    pages: Array.from({ length: 9 }, (_, at) => ({ text: `Leaf ${at + 1}` })),
    named: { terms: 6 },
    outline: [
      { title: 'Opening', page: 0 },
      { title: 'Middle', page: 3, children: [{ title: 'Terms', named: 'terms' }] },
      { title: 'Elsewhere', uri: 'https://sheaf.example/' },
    ],
  });
  const { id } = await storeFile(request, member, 'book.pdf', Buffer.from(book));
  await page.goto(`/files/${id}?page=4`);
  await page.getByRole('radio', { name: 'Contents' }).click();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('button', { name: 'Middle 4', exact: true })).toHaveAttribute(
    'aria-current',
    'location',
  );
  await contents.getByRole('button', { name: 'Sections under Middle' }).click();
  await contents.getByRole('button', { name: 'Terms 7' }).click();
  await expect(page).toHaveURL(/\?page=7$/u);
  await expect(page.getByText('Leaf 7')).toBeInViewport();
  await expect(contents.getByRole('button', { name: 'Terms 7' })).toHaveAttribute('aria-current', 'location');
  await expect(contents.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('rel', /noopener/u);
  // What was chosen is kept for the next document.
  await page.goto(`/files/${id}`);
  await expect(contents.getByRole('button', { name: 'Opening 1' })).toBeVisible();
});

test('the panel beside the document is there from the start, and stays', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/download', async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.evaluate((element) => element.setAttribute('data-first', ''));
  letIn();
  await expect(page.getByText('Clause 1 of the lease')).toBeVisible();
  await expect(panel).toHaveAttribute('data-first', '');
});

test('a picture can be zoomed, and a damaged file is reported and can be downloaded', async ({
  page,
  member,
  request,
}) => {
  const picture = await storeFile(request, member, 'dot.png', pngFile());
  const broken = await storeFile(request, member, 'broken.pdf', Buffer.from('%PDF-1.7\nnothing else'));
  await page.goto(`/files/${picture.id}`);
  await expect(page.getByRole('img', { name: 'dot.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.getByText('125%')).toBeVisible();
  await page.goto(`/files/${broken.id}`);
  await expect(page.getByRole('heading', { name: "Can't show this document" })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Download' })).toBeVisible();
});

test.describe('what cannot be had', () => {
  test.use({ expectedErrors: /404/u });

  test('a document that never existed is not found', async ({ page, member }) => {
    await page.goto('/files/0198c0de-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();
    // The way on is also in the bar that every other page has.
    await expect(page.getByRole('button', { name: member.name })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your files' }).click();
    await expect(page).toHaveURL(/\/dashboard\?tab=files/u);
  });
});

test('the first page can be read before the viewer is here, and nothing moves when it takes over', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(lines));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const picture = () => request.get(`/api/files/${id}/thumbnail?page=1&width=960`, { headers });
  await expect.poll(async () => (await picture()).status()).toBe(200);
  // What changes while the page opens would be asked for again.
  await page.route(/\/api\/events/u, () => undefined);
  let letIn = () => {};
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/download', async (route) => {
    await held;
    return route.continue();
  });
  let asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto(`/files/${id}`);
  const sheet = page.locator('[data-first-sheet] .page');
  await expect(sheet.locator('img')).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift' });
  });
  const before = await sheet.boundingBox();
  letIn();
  await expect(page.getByText('Clause 1 of the lease')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  const after = await page.locator('.page[data-page-number="1"]').boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(after![side] - before![side]), side).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01);

  // By the page's first script, and not again by those that want it.
  for (const what of ['/trpc/files.get', '/thumbnail?page=1&'])
    expect(asked.filter((url) => url.includes(what))).toHaveLength(1);

  asked = [];
  await page.goto(`/files/${id}?page=7`);
  await expect(page.getByText('Clause 7 of the lease')).toBeInViewport();
  expect(asked.filter((url) => url.includes('thumbnail'))).toEqual([]);
});
