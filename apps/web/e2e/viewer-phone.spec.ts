import type { Page } from '@playwright/test';
import { pdfFile, pdfOfObjects } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

/** A line to write on and three boxes, each 12 points high: two stand close together. */
function makeForm(): Buffer {
  const boxes = { alone: 100, left: 300, right: 322 };
  const refs = ['5 0 R', ...Object.keys(boxes).map((_, index) => `${6 + index} 0 R`)].join(' ');
  return pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]/DA(/Helv 9 Tf 0 g)>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${refs}]>>`,
    '<</Type/XObject/Subtype/Form/BBox[0 0 12 12]/Length 0>>stream\n\nendstream',
    '<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(name)/DA(/Helv 9 Tf 0 g)/Rect[300 700 420 712]>>',
    ...Object.entries(boxes).map(
      ([name, x]) =>
        `<</Type/Annot/Subtype/Widget/FT/Btn/F 4/T(${name})/Rect[${x} 600 ${x + 12} 612]/AS/Off/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>>>`,
    ),
  ]);
}

/** Whole within what of the document is in sight. */
async function expectOnDesk(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).last();
  await expect(button).toBeInViewport({ ratio: 1 });
  const [box, bar] = [await boxOf(button), await boxOf(page.getByRole('region', { name: 'Mark up' }))];
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
}

test('a note is written in sight at every zoom, and stays there while the page is moved', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('The rent is due on Monday'));
  await page.goto(`/files/${id}`);
  await expect(page.locator('.textLayer').getByText('The rent is due')).toBeVisible();
  await page.getByRole('button', { name: /^Zoom: / }).tap();
  await page.getByRole('menuitem', { name: '150%' }).tap();
  await page.getByRole('button', { name: 'Mark up' }).tap();
  await page.getByRole('button', { name: 'Note', exact: true }).tap();
  for (const [x, y] of [
    [195, 400],
    [375, 90],
    [12, 660],
  ] as const) {
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('textbox', { name: 'Write a note' })).toBeFocused();
    await expectOnDesk(page, 'Done');
    await expectOnDesk(page, 'Remove');
    await page.locator('.pdfViewer').evaluate((pages) => pages.parentElement!.scrollBy(180, 260));
    await expectOnDesk(page, 'Done');
    await page.getByRole('textbox', { name: 'Write a note' }).fill('Ask the landlord');
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.getByRole('textbox', { name: 'Write a note' })).toBeHidden();
  }
  await expect(page.getByRole('region', { name: 'Mark up' })).toContainText('3 unsaved changes');
});

test('the palette is opened by touch, with the commands of the open file', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('The rent is due on Monday'));
  await page.goto(`/files/${id}`);
  for (const menu of ['More', 'More actions for lease.pdf']) {
    await page.getByRole('button', { name: menu, exact: true }).tap();
    await page.getByRole('menuitem', { name: 'Search or jump to' }).tap();
    await expect(page.getByRole('group', { name: 'This file' }).getByRole('option').first()).toHaveText(
      'Ask about lease.pdf',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeHidden();
  }
  // Its name has the room that words of buttons would take.
  expect((await boxOf(page.getByRole('button', { name: 'Assistant' }))).width).toBeLessThan(60);
});

test('a finger fills in a form without hitting its fields, which become large enough to read', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'form.pdf', makeForm());
  await page.goto(`/files/${id}`);
  const field = (name: string) => page.getByRole(name === 'name' ? 'textbox' : 'checkbox', { name });
  // What fills in a form has come.
  await expect(page.locator('[data-page-surface]')).toBeAttached();
  const alone = await boxOf(field('alone'));
  expect(alone.height).toBeLessThan(12);
  await page.touchscreen.tap(alone.x + alone.width / 2 - 18, alone.y + alone.height / 2 + 18);
  await expect(field('alone')).toBeChecked();
  // Beyond its reach nothing is pressed.
  await page.touchscreen.tap(alone.x + alone.width / 2, alone.y + alone.height / 2 + 40);
  await expect(field('alone')).toBeChecked();

  // Between two, the nearer one.
  const [left, right] = [await boxOf(field('left')), await boxOf(field('right'))];
  await page.touchscreen.tap(right.x - 2, right.y + right.height + 8);
  await expect(field('right')).toBeChecked();
  await page.touchscreen.tap(left.x - 12, left.y - 8);
  await expect(field('left')).toBeChecked();
  await expect(field('right')).toBeChecked();

  const line = await boxOf(field('name'));
  await page.touchscreen.tap(line.x + 20, line.y + line.height / 2 + 16);
  await expect(field('name')).toBeFocused();
  await expect.poll(async () => (await boxOf(field('name'))).height).toBeGreaterThan(20);
  await expect(field('name')).toBeInViewport();
  expect((await boxOf(field('name'))).x).toBeGreaterThan(0);
  await page.keyboard.type('Nora Feldt');
  await expect(field('name')).toHaveValue('Nora Feldt');
});
