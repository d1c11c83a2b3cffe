import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { pdfFile, pdfOfPages, pngFile, zipFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess, floating } from './check-access.ts';
import { openQuietly } from './open-quietly.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const letter = zipFile({
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
  'word/document.xml':
    '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Dear Ada, the engine is ready.</w:t></w:r></w:p></w:body></w:document>',
});

test('a Word file shows the words in it, as soon as they are read', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'letter.docx', letter);
  await page.goto(`/files/${id}`);
  await expect(page.getByText('Dear Ada, the engine is ready.')).toBeVisible();
  await checkAccess(page, 'words');
});

test('a locked document opens with its password and no other', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  const { id } = await storeFile(request, member, 'secret.pdf', pdfFile('Between us'));
  const answer = await request.post('/api/pdf/advanced/password-protect', {
    headers: { authorization: `Bearer ${member.session.access_token}` },
    data: { fileId: id, password: 'linden' },
  });
  expect(answer.status()).toBe(200);
  const { file } = await answer.json();
  await page.goto(`/files/${file.id}`);
  await expect(page.getByRole('heading', { name: 'This document is locked' })).toBeVisible();
  await checkAccess(page, 'locked');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('willow');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await password.fill('linden');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByText('Between us')).toBeVisible();
});

test('documents and pictures are accessible in both themes', async ({ page, member, request }) => {
  test.slow();
  const paper = await storeFile(request, member, 'lease.pdf', pdfOfPages(['One', 'Two', 'Three']));
  const picture = await storeFile(request, member, 'dot.png', pngFile());
  await openQuietly(page, `/files/${paper.id}?mark=1:72,710,200,30`);
  await expect(page.getByText('One', { exact: true })).toBeVisible();
  await checkAccess(page, 'document');
  await page.keyboard.press('Control+f');
  await page.getByPlaceholder('Find words').fill('Two');
  await expect(page.getByText('1 of 1')).toBeVisible();
  await checkAccess(page, 'search in the document', floating);
  await openQuietly(page, `/files/${picture.id}`);
  await checkAccess(page, 'picture');
});

test('a document needs less than 250 KB of script beside the reader of PDFs, which comes for documents alone', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  const files = await sizesOf(page, '/dashboard?tab=files');
  expect(files.filter(isReader)).toEqual([]);
  const document = await sizesOf(page, `/files/${id}`);
  expect(document.some(isReader)).toBe(true);
  const rest = document.filter((script) => !isReader(script)).reduce((sum, { size }) => sum + size, 0);
  expect(rest).toBeGreaterThan(20_000);
  expect(rest).toBeLessThan(250 * 1024);
});

test('back leads to where one was in a long list', async ({ page, member, request }) => {
  await setPlan(member.email, 'pro');
  for (let at = 10; at < 60; at += 1)
    await storeFile(request, member, `paper ${at}.pdf`, pdfFile(`paper ${at}`));
  await openQuietly(page, '/dashboard?tab=files');
  await page.evaluate(() => window.scrollTo(0, 1200));
  const where = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(where).toBe(1200);
  await page.getByRole('link', { name: 'paper 30.pdf' }).click();
  await expect(page.getByText('paper 30', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'paper 30.pdf' })).toBeInViewport();
  await expect.poll(where).toBe(1200);
});

type Script = { name: string; size: number };
const isReader = ({ name }: Script) => /\/pdf[-.]/u.test(name);

/** What the page has in script, compressed as it travels. */
async function sizesOf(page: Page, path: string): Promise<Script[]> {
  const scripts: Promise<Script>[] = [];
  const note = (response: Response) => {
    const name = response.url();
    // What a worker asks for has no body here; it is the reader's.
    if (name.endsWith('.mjs')) scripts.push(Promise.resolve({ name, size: 0 }));
    else if (name.endsWith('.js') && response.ok())
      scripts.push(response.body().then((body) => ({ name, size: gzipSync(body).length })));
  };
  page.on('response', note);
  await openQuietly(page, path);
  page.off('response', note);
  return Promise.all(scripts);
}
