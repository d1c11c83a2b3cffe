import { makeScan, scanPixels } from '@sheaf/pdf-core/testing';
import { repeatPage } from '../../server/src/testing/scans.ts';
import { checkAccess, floating } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('words in doubt are marked on the page, and put right by keyboard', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  // At so few dots an inch the last word is read in doubt: its full stop is seen at the second look only.
  const { bytes } = await makeScan({ dpi: 60 });
  const { id } = await storeFile(request, member, 'small.pdf', Buffer.from(bytes));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  expect((await request.post('/api/ai/ocr', { headers, data: { fileId: id } })).status()).toBe(200);

  await page.goto(`/files/${id}`);
  const toggle = page.getByRole('button', { name: '1 uncertain word' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'Uncertain words' });
  await expect(panel.getByText('1 of 1, page 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uncertain: April.' })).toBeInViewport();
  const field = panel.getByRole('textbox', { name: 'Corrected word' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('April.');
  await checkAccess(page, 'uncertain words', floating);
  await page.keyboard.type('June.');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('No uncertain words left.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Uncertain: / })).toBeHidden();

  const found = await request.get('/api/search?q=June', { headers });
  expect(JSON.stringify(await found.json())).toContain(id);
  const kept = await request.get(`/api/ai/ocr/${id}`, { headers });
  expect((await kept.json()).result.text).toMatch(/left in June\.$/u);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /uncertain word/iu })).toBeHidden();
  // The text over the page is corrected too.
  await page.keyboard.press('Control+f');
  await page.getByRole('searchbox', { name: 'Search' }).fill('left in June');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.locator('.textLayer .highlight.selected').filter({ hasText: 'June' })).toBeInViewport();
});

test('words in doubt are marked over a picture too, and put right there', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const { id } = await storeFile(request, member, 'photo.png', await scanPixels({ dpi: 60 }));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  expect((await request.post('/api/ai/ocr', { headers, data: { fileId: id } })).status()).toBe(200);
  const listed = await request.get(`/api/ai/ocr/${id}/doubtful-words`, { headers });
  const { words } = await listed.json();
  const [word] = words;
  expect(word.text).toMatch(/\S/u);

  await page.goto(`/files/${id}`);
  await page.getByRole('button', { name: /uncertain words?$/u }).click();
  const panel = page.getByRole('region', { name: 'Uncertain words' });
  await expect(panel.getByText(`1 of ${words.length}, page 1`)).toBeVisible();
  const mark = page.getByRole('button', { name: `Uncertain: ${word.text}` }).first();
  await expect(mark).toBeInViewport();
  const { result } = await (await request.get(`/api/ai/ocr/${id}`, { headers })).json();
  const [seen, picture] = [
    await mark.boundingBox(),
    await page.getByRole('img', { name: 'photo.png' }).boundingBox(),
  ];
  // Where the word stands in the picture, whatever it is scaled to.
  expect((seen!.x - picture!.x) / picture!.width).toBeCloseTo(word.box.x / result.pages[0].width, 1);
  const top = 1 - (word.box.y + word.box.height) / result.pages[0].height;
  expect((seen!.y - picture!.y) / picture!.height).toBeCloseTo(top, 1);
  await checkAccess(page, 'uncertain words of a picture', floating);
  await panel.getByRole('textbox', { name: 'Corrected word' }).fill('Corrected');
  await page.keyboard.press('Enter');
  await expect(
    panel.getByText(words.length > 1 ? `of ${words.length - 1}` : 'No uncertain words left'),
  ).toBeVisible();
  const kept = await request.get(`/api/ai/ocr/${id}`, { headers });
  expect((await kept.json()).result.text).toContain('Corrected');

  await page.goto(`/files/${id}?mark=1:${word.box.x},${word.box.y},${word.box.width},${word.box.height}`);
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
});

test.describe('reading that is stopped', () => {
  // What the request is answered that was stopped.
  test.use({ expectedErrors: /409/u });

  test('a long scan shows its first page while the rest is read, and a stopped one goes on from there', async ({
    page,
    member,
    request,
  }) => {
    test.setTimeout(240_000);
    await setPlan(member.email, 'premium');
    // Full of grain: each page takes a moment, and there is time to stop, on a slow page too.
    const { bytes } = await makeScan({ noise: 45, dpi: 300 }, repeatPage(99));
    const { id } = await storeFile(request, member, 'long.pdf', Buffer.from(bytes));
    await page.goto(`/files/${id}?assistant=summary`);
    await expect(page.getByText('of 100', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Extract Text' }).click();
    const first = page.getByRole('region', { name: 'Text from page' });
    await expect(first).toContainText('The harbour master wrote every arrival', { timeout: 150_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('It will continue from there.')).toBeVisible();
    await checkAccess(page, 'reading that was stopped', floating);
  });
});
