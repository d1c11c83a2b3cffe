import type { APIRequestContext, Page } from '@playwright/test';
import { createForm } from '@sheaf/pdf-core/tools/create-form/create-form.ts';
import { createFormOptions } from '@sheaf/pdf-core/tools/create-form/options.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { type Person, setPlan } from './people.ts';
import { boxOf, drag, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const bar = (page: Page) => page.getByRole('region', { name: 'Mark up' });
const tool = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const mark = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}:`, 'u') });
const firstPage = (page: Page) => page.getByRole('region', { name: 'Page 1', exact: true });

async function openLease(page: Page, request: APIRequestContext, member: Person): Promise<string> {
  const texts = ['The tenant pays the rent in advance', 'Second page'];
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(texts));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays the rent')).toBeVisible();
  return id;
}

async function choose(page: Page, name: string): Promise<void> {
  await tool(page, name).click();
  await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
}

/** A place on the first page, in parts of its width and height. */
async function at(page: Page, across: number, down: number) {
  const { x, y, width } = await boxOf(firstPage(page));
  return { x: x + width * across, y: y + width * down };
}

async function saveCopy(page: Page, id: string): Promise<string> {
  await bar(page).getByRole('button', { name: 'Save a copy' }).click();
  await expect(page).not.toHaveURL(new RegExp(id, 'u'));
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The annotations of the first page of a stored file, as pdf.js reads them. */
async function annotationsOf(request: APIRequestContext, person: Person, id: string) {
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const answer = await request.get(`/api/files/${id}/download`, { headers });
  const data = new Uint8Array(await answer.body());
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const annotations = await (await pdf.getPage(1)).getAnnotations();
  await pdf.loadingTask.destroy();
  return annotations;
}

test('a highlight, a note, a drawing and a text are made, undone and redone, and saved as annotations', async ({
  page,
  member,
  request,
}) => {
  const id = await openLease(page, request, member);
  await page.getByRole('button', { name: 'Mark up' }).click();
  await choose(page, 'Highlight');
  const words = await boxOf(page.getByText('The tenant pays the rent'));
  const middle = words.y + words.height / 2;
  await drag(page, { x: words.x + 1, y: middle }, { x: words.x + words.width / 2, y: middle });
  await expect(mark(page, 'Highlight 1')).toBeVisible();

  await choose(page, 'Draw');
  await drag(page, await at(page, 0.2, 0.4), await at(page, 0.5, 0.5));
  await expect(mark(page, 'Draw 2')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(mark(page, 'Draw 2')).toBeHidden();
  await page.keyboard.press('Control+Shift+z');
  await expect(mark(page, 'Draw 2')).toBeVisible();

  await choose(page, 'Note');
  const note = await at(page, 0.6, 0.3);
  await page.mouse.click(note.x, note.y);
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Ask about the date');
  await page.getByRole('button', { name: 'Done' }).click();

  await choose(page, 'Text');
  const text = await at(page, 0.2, 0.2);
  await page.mouse.click(text.x, text.y);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Agreed on Monday');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toContainText('4 unsaved changes');
  await checkAccess(page, 'marks');

  const made = await saveCopy(page, id);
  const annotations = await annotationsOf(request, member, made);
  expect(annotations.map(({ subtype }) => subtype)).toEqual(['Highlight', 'Ink', 'Text', 'FreeText']);
  const [highlight, ink, said, written] = annotations;
  expect(highlight?.quadPoints).toHaveLength(8);
  expect(highlight?.overlaidText).toMatch(/^The tenant/u);
  expect(ink?.inkLists).toHaveLength(1);
  expect(said?.contentsObj.str).toBe('Ask about the date');
  expect(said?.titleObj.str).toBe(member.name);
  expect(written?.contentsObj.str).toBe('Agreed on Monday');
  expect(annotations.every(({ hasAppearance }) => hasAppearance)).toBe(true);
  // The file itself is as it was.
  expect(await annotationsOf(request, member, id)).toEqual([]);
});

test('a mark is moved by keys and deleted, and a reload or leaving keeps what is not saved', async ({
  page,
  member,
  request,
}) => {
  const id = await openLease(page, request, member);
  await page.keyboard.press('x');
  await expect(tool(page, 'Text')).toHaveAttribute('aria-pressed', 'true');
  // Without a pointer, in the middle of the page.
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Kept');
  await page.keyboard.press('Escape');
  const text = mark(page, 'Text 1');
  const before = await boxOf(text);
  await text.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(text)).x).toBeGreaterThan(before.x + 5);
  await page.reload();
  await expect(mark(page, 'Text 1')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep draft' }).click();
  await expect(page).not.toHaveURL(new RegExp(id, 'u'));
  await page.goto(`/files/${id}`);
  await mark(page, 'Text 1').focus();
  await page.keyboard.press('Delete');
  await expect(mark(page, 'Text 1')).toBeHidden();
  await page.reload();
  await expect(page.getByText('The tenant pays the rent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark up' })).toHaveAttribute('aria-pressed', 'false');
});

async function openForm(page: Page, request: APIRequestContext, member: Person): Promise<string> {
  const formFields = [
    { type: 'text', name: 'name', x: 50, y: 700, required: true },
    { type: 'text', name: 'story', x: 50, y: 560, height: 90 },
    { type: 'checkbox', name: 'agree', x: 50, y: 520 },
    { type: 'radio', name: 'size', x: 50, y: 420, height: 60, options: ['small', 'large'] },
    { type: 'dropdown', name: 'colour', x: 50, y: 370, options: ['red', 'green'] },
    { type: 'signature', name: 'sign', x: 50, y: 200 },
  ];
  const { files } = await createForm([], createFormOptions.parse({ formFields }));
  const { id } = await storeFile(request, member, 'form.pdf', Buffer.from(files[0]!.bytes));
  await page.goto(`/files/${id}`);
  await expect(page.locator('input[name=name]')).toBeVisible();
  return id;
}

type Fields = { fields: { name: string; value: unknown }[] };

test('a form is filled in where it is, with a note beside, and both are in one copy', async ({
  page,
  member,
  request,
}) => {
  const id = await openForm(page, request, member);
  await tool(page, 'Fill form').click();
  await expect(page.locator('input[name=name]')).toBeFocused();
  await page.keyboard.type('Ada Lovelace');
  await page.keyboard.press('Tab');
  await expect(page.locator('textarea[name=story]')).toBeFocused();
  await page.keyboard.type('First line');
  await page.locator('input[name=agree]').check();
  await page.locator('input[name=size]').nth(1).check();
  await page.locator('select[name=colour]').selectOption('green');
  await expect(bar(page)).toContainText('5 unsaved changes');
  await page.reload();
  await expect(page.locator('input[name=name]')).toHaveValue('Ada Lovelace');
  await expect(page.locator('input[name=size]').nth(1)).toBeChecked();
  await expect(page.getByRole('link', { name: 'Sign' })).toHaveAttribute('href', /advanced-tools\/sign/u);
  await choose(page, 'Note');
  const note = await at(page, 0.7, 0.2);
  await page.mouse.click(note.x, note.y);
  await page.getByRole('textbox', { name: 'Write a note' }).fill('Please check');
  await page.getByRole('button', { name: 'Done' }).click();
  const made = await saveCopy(page, id);
  const { fields } = await told<Fields>(request, member, `/api/pdf/advanced/form-fields/${made}`);
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toMatchObject({
    name: 'Ada Lovelace',
    story: 'First line',
    agree: true,
    size: 'large',
    colour: 'green',
  });
  const notes = (await annotationsOf(request, member, made)).filter(({ subtype }) => subtype === 'Text');
  expect(notes).toMatchObject([{ contentsObj: { str: 'Please check' } }]);
  await expect(page.locator('input[name=name]')).toHaveValue('Ada Lovelace');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });

  test('a tap writes, one finger draws, the tools are at the bottom edge, and nothing is wider than the screen', async ({
    page,
    member,
    request,
  }) => {
    const id = await openLease(page, request, member);
    await page.getByRole('button', { name: 'Mark up' }).tap();
    await tool(page, 'Text').tap();
    await expect(tool(page, 'Text')).toHaveAttribute('aria-pressed', 'true');
    const text = await at(page, 0.1, 0.7);
    await page.touchscreen.tap(text.x, text.y);
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
    await page.keyboard.type('Seen');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('1 unsaved change');
    await tool(page, 'Draw').tap();
    await expect(tool(page, 'Draw')).toHaveAttribute('aria-pressed', 'true');
    const button = await boxOf(tool(page, 'Draw'));
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
    expect(button.y).toBeGreaterThan(680);
    const [from, to] = [await at(page, 0.2, 0.3), await at(page, 0.7, 0.5)];
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [from]);
    for (let step = 1; step <= 10; step++)
      await send('touchMove', [
        { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 },
      ]);
    await send('touchEnd', []);
    await expect(bar(page)).toContainText('2 unsaved changes');
    await checkAccess(page, 'marks on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const made = await saveCopy(page, id);
    expect(await annotationsOf(request, member, made)).toMatchObject([
      { subtype: 'FreeText' },
      { subtype: 'Ink' },
    ]);
  });
});
