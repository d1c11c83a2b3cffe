import { makeWorkbook, SAMPLE_STYLES } from '@sheaf/pdf-core/testing';
import type { Locator, Page } from '@playwright/test';
import { checkAccess } from './check-access.ts';
import { PAYLOADS } from './hostile-texts.ts';
import { test as hostileTest } from './hostile-test.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const cell = (ref: string, value: string | number, style = 0, type = 'n') =>
  `<c r="${ref}" s="${style}" t="${type}"><v>${value}</v></c>`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Two sheets: a title over five columns, and 2 000 rows with an amount, a day and a share; a note. */
const ledger = Buffer.from(
  makeWorkbook(
    [
      {
        name: 'Rents',
        xml: `<cols><col min="1" max="1" width="24"/></cols><sheetData><row r="1">${cell('A1', 'Rents of 2026', 4, 'str')}</row>${Array.from(
          { length: 2000 },
          (_, at) =>
            `<row r="${at + 2}">${cell(`A${at + 2}`, `Tenant ${at + 1}`, 0, 'str')}${cell(`B${at + 2}`, 1250.5 + at, 2)}${cell(`C${at + 2}`, 46_143 + at, 1)}${cell(`D${at + 2}`, 0.125, 3)}${cell(`AX${at + 2}`, at, 5)}</row>`,
        ).join('')}</sheetData><mergeCells><mergeCell ref="A1:E1"/></mergeCells>`,
      },
      {
        name: 'Notes',
        xml: `<sheetData><row r="1">${cell('A1', 'Second sheet', 0, 'str')}</row></sheetData>`,
      },
    ],
    SAMPLE_STYLES,
  ),
);

const openStored = (page: Page, { id }: { id: string }) => page.goto(`/files/${id}`);
const focused = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['cell'] ?? null);
const scrolled = (grid: Locator) => grid.evaluate((box) => [box.scrollLeft, box.scrollTop]);
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a workbook is a grid of values as Excel shows them, with a tab for each sheet', async ({
  page,
  member,
  request,
}) => {
  await openStored(page, await storeFile(request, member, 'rents.xlsx', ledger));
  const grid = page.getByRole('grid', { name: 'Cells of Rents' });
  await expect(grid).toHaveAttribute('aria-rowcount', '2002');
  await expect(grid.getByRole('gridcell', { name: 'Rents of 2026' })).toHaveAttribute('aria-colspan', '5');
  const first = grid.getByRole('row', { name: /Tenant 1 / }).first();
  await expect(first.getByRole('rowheader')).toHaveText('2');
  await expect(first.getByRole('gridcell', { name: '1,250.50 €' })).toHaveCSS('text-align', 'right');
  await expect(first.getByRole('gridcell', { name: '01/05/2026' })).toBeVisible();
  await expect(first.getByRole('gridcell', { name: '12.50%' })).toBeVisible();
  await expect(grid.getByRole('columnheader', { name: 'B', exact: true })).toBeVisible();
  await checkAccess(page, 'spreadsheet');
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('gridcell', { name: 'Second sheet' })).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Second sheet' })).toBeVisible();
});

test('keys walk through the cells, choose and copy them, and find words', async ({
  page,
  member,
  request,
}) => {
  await openStored(page, await storeFile(request, member, 'rents.xlsx', ledger));
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell', { name: 'Tenant 1', exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('2:1');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  expect(await copied(page)).toBe('1,251.50 €\t02/05/2026\n1,252.50 €\t03/05/2026');
  await page.keyboard.press('Control+End');
  expect(await focused(page)).toBe('2000:49');
  await expect(page.getByRole('gridcell', { name: 'Tenant 2000' })).toBeHidden();
  await page.keyboard.press('Home');
  await expect(page.getByRole('gridcell', { name: 'Tenant 2000' })).toBeInViewport();
  await page.keyboard.press('PageUp');
  expect(Number((await focused(page))?.split(':')[0])).toBeLessThan(1990);
  await page.keyboard.press('Control+Home');
  expect(await focused(page)).toBe('0:0');
  expect(await scrolled(grid)).toEqual([0, 0]);

  await page.keyboard.press('Control+f');
  await page.getByPlaceholder('Find words').fill('tenant 1999');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Tenant 1999' })).toBeInViewport();
  await page.getByPlaceholder('Find words').fill('nowhere');
  await expect(page.getByText('No results in this sheet.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('1999:0');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sheet scrolls both ways under a finger, and the page is no wider than the screen', async ({
    page,
    member,
    request,
  }) => {
    await openStored(page, await storeFile(request, member, 'rents.xlsx', ledger));
    const grid = page.getByRole('grid');
    await page.getByRole('gridcell', { name: 'Tenant 3', exact: true }).tap();
    await expect(page.getByRole('status').filter({ hasText: 'Tenant 3' })).toBeVisible();
    const box = (await grid.boundingBox())!;
    const client = await page.context().newCDPSession(page);
    const swipe = async (byX: number, byY: number) => {
      const [x, y] = [box.x + box.width * 0.7, box.y + box.height * 0.7];
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: step === undefined ? [] : [{ x: x + (byX * step) / 10, y: y + (byY * step) / 10 }],
        });
      await send('touchStart', 0);
      for (let step = 1; step <= 10; step += 1) await send('touchMove', step);
      await send('touchEnd');
    };
    await swipe(0, -300);
    await swipe(-160, 0);
    await expect.poll(async () => (await scrolled(grid))[0]).toBeGreaterThan(80);
    await expect.poll(async () => (await scrolled(grid))[1]).toBeGreaterThan(150);
    await expect(page.getByRole('tab', { name: 'Notes' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

/** The longest task of the page's thread while it runs, in milliseconds. */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [0];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
  await act();
  return page.evaluate(() => Math.max(...(window as unknown as { tasks: number[] }).tasks));
}

test('of 10 000 rows and 50 columns, only what is in sight is in the page', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  const letters = Array.from(
    { length: 50 },
    (_, at) => (at < 26 ? '' : 'A') + String.fromCharCode(65 + (at % 26)),
  );
  const rows = Array.from(
    { length: 10_000 },
    (_, row) =>
      `<row r="${row + 1}">${letters.map((letter, at) => cell(`${letter}${row + 1}`, row * 50 + at, 5)).join('')}</row>`,
  );
  const large = makeWorkbook(
    [{ name: 'Large', xml: `<sheetData>${rows.join('')}</sheetData>` }],
    SAMPLE_STYLES,
  );
  await openStored(page, await storeFile(request, member, 'large.xlsx', Buffer.from(large)));
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '10001', { timeout: 60_000 });
  const longest = await longestTask(page, async () => {
    for (let step = 1; step <= 40; step += 1) {
      await grid.evaluate((box, at) => box.scrollTo(at * 60, at * 700), step);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    await grid.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight));
    await expect(page.getByRole('gridcell', { name: '499,999' })).toBeInViewport();
  });
  test.info().annotations.push({ type: 'measured', description: `longest task ${longest} ms` });
  expect(await page.getByRole('gridcell').count()).toBeLessThan(2000);
});

test('a sheet that claims all possible rows shows the first ones, with a note', async ({
  page,
  member,
  request,
}) => {
  const xml = `<sheetData><row r="1">${cell('A1', 'First', 0, 'str')}</row><row r="1048576">${cell('XFD1048576', 1)}</row></sheetData>`;
  await openStored(
    page,
    await storeFile(request, member, 'all.xlsx', Buffer.from(makeWorkbook([{ name: 'All', xml }]))),
  );
  await expect(page.getByRole('gridcell', { name: 'First' })).toBeVisible();
  await expect(page.getByText('Showing 50,000 of 1,048,576 rows.')).toBeVisible();
});

test.describe('a bomb', () => {
  test.use({ expectedErrors: /status of 422/u });

  test('a workbook that unpacks to more than the limit is refused with the reason', async ({
    page,
    member,
    request,
  }) => {
    test.slow();
    const xml = `<sheetData/>${' '.repeat(161 * 1024 * 1024)}`;
    await openStored(
      page,
      await storeFile(request, member, 'bomb.xlsx', Buffer.from(makeWorkbook([{ name: 'Bomb', xml }]))),
    );
    await expect(page.getByText('The document is too complex to be processed.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('button', { name: 'Download' }).first()).toBeVisible();
  });
});

hostileTest('names of sheets and words in cells are text', async ({ page, member, request }) => {
  const rows = PAYLOADS.map(
    (payload, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, escape(payload), 0, 'str')}</row>`,
  );
  const name = escape(PAYLOADS[9]!).replaceAll('"', '&quot;');
  const book = makeWorkbook([
    { name, xml: `<sheetData>${rows.join('')}</sheetData>` },
    { name: 'Other', xml: '' },
  ]);
  await openStored(page, await storeFile(request, member, 'hostile.xlsx', Buffer.from(book)));
  await expect(page.getByRole('tab', { name: PAYLOADS[9]! })).toBeVisible();
  for (const payload of PAYLOADS.slice(0, 12))
    await expect(page.getByRole('gridcell', { name: payload, exact: true }).first()).toBeVisible();
  expect(await page.locator('main script, main img, main iframe, main svg script').count()).toBe(0);
});
