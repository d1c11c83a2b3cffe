import type { Page } from '@playwright/test';
import { pngFile } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { contractPdf } from './contract-pdf.ts';
import { setPlan } from './people.ts';
import { boxOf, drag, finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { openContract, placed } from './sign-contract.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

type Verdicts = { signatures: { verdict: string; coverage: string }[] };
type Places = { places: { kind: string; page: number }[]; signatures: number };

/** Types the name in the dialog that is open, and takes it. */
async function typeSignature(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).click();
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const signHere = (page: Page) => page.getByRole('button', { name: 'Sign here, page 3' });
const bar = (page: Page) => page.getByRole('region', { name: 'Result' });

test('the page opens at the line, which is signed and dated by mouse, and the marks are in the file', async ({
  page,
  member,
  request,
}) => {
  await openContract(page, request, member);
  await expect(signHere(page)).toBeInViewport();
  await signHere(page).click();
  await typeSignature(page);
  await page.getByRole('button', { name: 'Add the date here, page 3' }).click();
  await expect(bar(page)).toContainText('2 marks on 1 page');
  await checkAccess(page, 'sign');
  await finish(page, 'Sign PDF');
  const made = await newest(request, member);
  const { signatures } = await told<Verdicts>(request, member, `/api/pdf/advanced/signatures/${made}`);
  expect(signatures).toMatchObject([{ verdict: 'unchanged', coverage: 'whole' }]);
  // Nothing is asked for any more: the date is on its line, and the picture is on its own.
  const left = await told<Places>(request, member, `/api/pdf/advanced/sign-places/${made}`);
  expect(left).toMatchObject({ places: [], signatures: 1 });
});

test('a kept signature is offered again, dragged onto any page, moved, undone and deleted', async ({
  page,
  member,
  request,
}) => {
  await openContract(page, request, member);
  await page.getByRole('button', { name: 'Add signature' }).click();
  await typeSignature(page);
  await openContract(page, request, member);
  const kept = page.getByRole('button', { name: 'Signature', exact: true });
  await expect(signHere(page)).toBeInViewport();
  const surface = page.locator('[data-page="3"]');
  const [from, to] = [await boxOf(kept), await boxOf(surface)];
  const scroll = await boxOf(page.locator('[data-page-scroll]'));
  const drop = { x: to.x + to.width * 0.7, y: scroll.y + scroll.height * 0.3 };
  await drag(page, { x: from.x + 20, y: from.y + 20 }, drop);
  const mark = placed(page, 'Signature', 3);
  const before = await boxOf(mark);
  expect(Math.abs(before.x + before.width / 2 - drop.x)).toBeLessThan(3);
  expect(Math.abs(before.y + before.height / 2 - drop.y)).toBeLessThan(3);
  await drag(page, drop, { x: drop.x - 60, y: drop.y - 40 });
  expect(Math.abs((await boxOf(mark)).x - (before.x - 60))).toBeLessThan(3);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(Math.abs((await boxOf(mark)).x - before.x)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(mark).toBeHidden();

  await kept.click();
  await page.getByRole('button', { name: 'Delete from saved' }).click();
  await expect(page.getByText('Signature deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add signature' })).toBeVisible();
  type Kept = { marks: object[] };
  expect((await told<Kept>(request, member, '/api/users/sign-marks')).marks).toEqual([]);
});

test('by the keyboard a mark is put, moved, made larger and removed', async ({ page, member, request }) => {
  await openContract(page, request, member);
  await expect(signHere(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Date', exact: true }).focus();
  await page.keyboard.press('Enter');
  const mark = placed(page, 'Date', 3);
  await mark.focus();
  const before = await boxOf(mark);
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => (await boxOf(mark)).y).toBeLessThan(before.y - 5);
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(mark)).width).toBeGreaterThan(before.width + 5);
  await page.getByText('Exact position').click();
  const field = page.getByRole('spinbutton', { name: 'Page' });
  await field.fill('1');
  await field.press('Enter');
  await expect(placed(page, 'Date', 1)).toBeVisible();
  await placed(page, 'Date', 1).focus();
  await page.keyboard.press('Delete');
  await expect(placed(page, 'Date', 1)).toBeHidden();
});

test('marks alone are drawn where no certificate is wanted', async ({ page, member, request }) => {
  await openContract(page, request, member);
  await page.getByRole('switch', { name: 'Sign with a certificate' }).click();
  await expect(bar(page).getByRole('button', { name: 'Sign PDF' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add the date here, page 3' }).click();
  await finish(page, 'Sign PDF');
  const made = await newest(request, member);
  const { signatures } = await told<Verdicts>(request, member, `/api/pdf/advanced/signatures/${made}`);
  expect(signatures).toEqual([]);
});

test('a tool that would break a signature says so before it runs', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'contract.pdf', contractPdf());
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const data = { fileId: id, signatureData: { name: 'Nora Feldt' } };
  const answer = await request.post('/api/pdf/advanced/digital-sign', { headers, data });
  const { file } = (await answer.json()) as { file: { id: string } };
  const note = page.getByText('This file is signed');
  for (const tool of ['watermark', 'rotate', 'metadata']) {
    await page.goto(`/advanced-tools/${tool}?files=${file.id}`);
    await expect(note).toBeVisible();
  }
  await page.goto(`/tools?tab=split&files=${file.id}`);
  await expect(note).toBeVisible();
  await page.goto(`/advanced-tools/annotate?files=${file.id}`);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expect(note).toBeHidden();

  // Of several files, the one note says which.
  const others = await Promise.all(
    ['first.pdf', 'second.pdf'].map((name) => storeFile(request, member, name, contractPdf())),
  );
  const ids = [...others.map((one) => one.id), file.id].join(',');
  await page.goto(`/tools?tab=merge&files=${ids}`);
  await expect(page.getByText('Signed: signed.pdf.', { exact: true })).toBeVisible();
  await expect(note).toBeHidden();
});

for (const width of [360, 390])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, isMobile: true, hasTouch: true });

    test('the line is signed with a finger', async ({ page, member, request }) => {
      await openContract(page, request, member);
      await expect(signHere(page)).toBeInViewport();
      // Two rows above the pages, whatever is chosen.
      const tools = page.getByRole('group', { name: 'Place on a page' });
      const above = async () => (await boxOf(page.locator('[data-page-scroll]'))).y - (await boxOf(tools)).y;
      expect(await above()).toBeLessThan(120);
      await signHere(page).tap();
      const pad = await boxOf(page.getByLabel('Draw here'));
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            type === 'touchEnd'
              ? []
              : [{ x: pad.x + pad.width * (0.2 + part * 0.6), y: pad.y + pad.height * (0.3 + part * 0.4) }],
        });
      await touch('touchStart');
      for (const part of [0.3, 0.6, 1]) await touch('touchMove', part);
      await touch('touchEnd');
      await page.getByRole('button', { name: 'Use', exact: true }).tap();
      await expect(placed(page, 'Signature', 3)).toBeInViewport();
      expect(await above()).toBeLessThan(120);
      await page.getByRole('button', { name: 'Text', exact: true }).tap();
      expect(await above()).toBeLessThan(120);
      await page.locator('[data-page="3"]').tap({ position: { x: 120, y: 60 } });
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Lisbon');
      await expect(bar(page)).toContainText('2 marks on 1 page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // A finger takes it to the page before; held at the edge, the pages scroll.
      const mark = await boxOf(placed(page, 'Text', 3));
      const scroll = await boxOf(page.locator('[data-page-scroll]'));
      const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
      const move = (type: 'touchStart' | 'touchMove', at: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
      // Once it has been drawn, the browser knows that touches there are not for scrolling.
      await page.screenshot();
      await move('touchStart', y);
      for (const part of [0.25, 0.5, 0.75, 1]) await move('touchMove', y + (scroll.y + 10 - y) * part);
      await expect(placed(page, 'Text', 1)).toBeVisible();
      await touch('touchEnd');
      await expect(placed(page, 'Text', 3)).toBeHidden();
      const palette = tools.getByRole('button');
      const heights = await palette.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(heights.length).toBe(5);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      await bar(page).getByRole('button', { name: 'Sign PDF' }).tap();
      await expect(page.getByText('Your document is ready')).toBeVisible();
    });
  });

for (const width of [1440, 1280])
  test(`the pages stay where they are with many marks, whatever is selected, ${width} wide`, async ({
    page,
    member,
    request,
  }) => {
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    const data = { kind: 'signature', picture: pngFile().toString('base64') };
    for (let mark = 0; mark < 4; mark++)
      expect((await request.post('/api/users/sign-marks', { headers, data })).ok()).toBe(true);
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['en', 'de', 'fr', 'es']) {
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await openContract(page, request, member);
      const pages = page.locator('[data-page-scroll]');
      const sources = page.locator('fieldset button[aria-pressed]');
      await expect(sources).toHaveCount(6);
      await page.locator('[data-place]').first().waitFor();
      const palette = await page
        .getByRole('group')
        .filter({ has: page.locator('legend.sr-only') })
        .evaluate((row) => row.getBoundingClientRect().height);
      expect(palette, language).toBe(44);
      const { x, y } = await boxOf(pages);
      const seen = async () => (await boxOf(page.locator('[data-page="3"]'))).y;
      const before = await seen();
      // The fourth signature, which is scrolled to, and words.
      for (const at of [3, 5]) {
        await sources.nth(at).click();
        await expect.poll(seen, { message: language }).toBe(before);
        await page.mouse.click(x + 300, y + 110 + at * 30);
        await expect(page.locator('[data-page] [aria-pressed=true]')).toHaveCount(1);
        await expect.poll(seen, { message: language }).toBe(before);
      }
    }
  });
