import { pdfFile, pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { boxOf, drag, finish, newest, told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('a signed document is verified as unchanged', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto(`/advanced-tools/sign?files=${id}`);
  const sign = page.getByRole('button', { name: 'Sign PDF' });
  await expect(page.getByText('Place a signature, initials, a date or text on a page')).toBeVisible();
  await expect(sign).toBeDisabled();
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.locator('[data-page="1"]').click({ position: { x: 200, y: 200 } });
  await page.getByLabel('Reason').fill('I agree');
  await finish(page, 'Sign PDF');
  await page.getByRole('button', { name: 'Verify signatures' }).click();
  await expect(page.getByText('Nothing has changed since this document was signed')).toBeVisible();
  await expect(page.getByText('I agree')).toBeVisible();
});

test('changes after signing are reported, and shown before and after', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const make = async (tool: string, data: object): Promise<string> => {
    const answer = await request.post(`/api/pdf/advanced/${tool}`, { headers, data });
    const { file } = (await answer.json()) as { file: { id: string } };
    return file.id;
  };
  const signed = await make('digital-sign', { fileId: id, signatureData: { name: 'Nora Feldt' } });
  const changed = await make('watermark', { fileId: signed, text: 'DRAFT' });
  await page.goto(`/advanced-tools/verify?files=${changed}`);
  await expect(page.getByText('This document was changed after it was signed')).toBeVisible();
  await expect(page.getByText('Not allowed').first()).toBeVisible();
  await expect(page.getByText('Trusted:')).toBeVisible();
  await page.getByRole('button', { name: 'Compare page 1' }).click();
  await expect(page.getByRole('img', { name: 'When it was signed: page 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Now: page 1' })).toBeVisible();
  await checkAccess(page, 'verify');
});

test('a form field stays where it was dropped, and can be filled in', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'blank.pdf', pdfFile('blank'));
  await page.goto(`/advanced-tools/create-form?files=${id}`);
  const surface = await boxOf(page.locator('[data-page-surface]'));
  const button = await boxOf(page.getByRole('button', { name: 'Text', exact: true }));
  const drop = { x: surface.x + surface.width / 2, y: surface.y + surface.height / 4 };
  await drag(page, { x: button.x + 20, y: button.y + 10 }, drop);
  await page.getByLabel('Name', { exact: true }).fill('tenant');
  await finish(page, 'Create form');
  const made = await newest(request, member);
  type Fields = { fields: { name: string; places: { x: number; y: number }[] }[] };
  const { fields } = await told<Fields>(request, member, `/api/pdf/advanced/form-fields/${made}`);
  expect(fields.map(({ name }) => name)).toEqual(['tenant']);
  // 200 by 22 points around the middle, a quarter down a page of 595 by 842.
  expect(Math.abs((fields[0]?.places[0]?.x ?? 0) - 197.5)).toBeLessThan(4);
  expect(Math.abs((fields[0]?.places[0]?.y ?? 0) - 620.5)).toBeLessThan(4);

  await page.getByRole('button', { name: 'Fill form' }).click();
  await page.getByRole('textbox', { name: 'tenant', exact: true }).fill('Nora Feldt');
  const onPage = page.getByRole('textbox', { name: 'tenant on the page' });
  await expect(onPage).toHaveValue('Nora Feldt');
  // On a phone the place is lower than writing usually is.
  await page.setViewportSize({ width: 390, height: 844 });
  const letters = await onPage.evaluate((field) => Number.parseFloat(getComputedStyle(field).fontSize));
  expect(letters).toBeLessThan((await boxOf(onPage)).height);
  await finish(page, 'Fill form');
  const filled = await newest(request, member);
  const after = await told<{ fields: { value: string }[] }>(
    request,
    member,
    `/api/pdf/advanced/form-fields/${filled}`,
  );
  expect(after.fields[0]?.value).toBe('Nora Feldt');
});

test('pages are put in another order by keys and by dragging, and steps are taken back', async ({
  page,
  member,
  request,
}) => {
  const bytes = pdfOfPages(['one', 'two', 'three']);
  const { id } = await storeFile(request, member, 'three.pdf', bytes);
  await page.goto(`/advanced-tools/organize?files=${id}`);
  const pages = page.getByRole('list', { name: 'New page order' }).getByRole('listitem');
  const grips = pages.getByRole('button', { name: /^page \d, \d of \d$/u });
  await expect(pages).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove page 2' }).click();
  await expect(pages).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(pages).toHaveCount(3);
  await grips.first().focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(grips.first()).toHaveAccessibleName(/^page 2/u);
  const [third, first] = [await boxOf(grips.nth(2)), await boxOf(grips.first())];
  await drag(page, { x: third.x + 40, y: third.y + 60 }, { x: first.x + 5, y: first.y + 60 });
  await expect(grips.first()).toHaveAccessibleName(/^page 3/u);
  await page.getByRole('button', { name: 'Rotate page 3 right' }).click();
  await finish(page, 'Save pages');
  const made = await newest(request, member);
  type Info = { info: { pages: { rotation: number }[] } };
  const { info } = await told<Info>(request, member, `/api/pdf/info/${made}`);
  expect(info.pages.map(({ rotation }) => rotation)).toEqual([90, 0, 0]);
});

test('an annotation is put on the page by dragging, and is there', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto(`/advanced-tools/annotate?files=${id}`);
  await page.getByRole('button', { name: 'Rectangle' }).click();
  const { x, y, width } = await boxOf(page.locator('[data-page-surface]'));
  const scale = width / 595;
  await drag(page, { x: x + 60 * scale, y: y + 80 * scale }, { x: x + 300 * scale, y: y + 180 * scale });
  const mark = page.getByRole('button', { name: /^Rectangle 1/u });
  const sent = page.waitForRequest(/tools\.annotate/u);
  await mark.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await finish(page, 'Save annotations');
  const [call] = Object.values(
    (await sent).postDataJSON() as Record<string, { options: { annotations: Box[] } }>,
  );
  type Box = { x: number; y: number; width: number; height: number };
  const box = call?.options.annotations[0];
  expect(Math.abs((box?.x ?? 0) - 60)).toBeLessThan(2);
  expect(Math.abs((box?.y ?? 0) - (842 - 180 - 10))).toBeLessThan(2);
  expect(Math.abs((box?.height ?? 0) - 100)).toBeLessThan(2);
});

test('files are merged in their order with a watermark, and the result goes on to the next tool', async ({
  page,
  member,
  request,
}) => {
  const one = await storeFile(request, member, 'one.pdf', pdfFile('one'));
  const two = await storeFile(request, member, 'two.pdf', pdfOfPages(['two', 'three']));
  await page.goto(`/advanced-tools/merge?files=${one.id},${two.id}`);
  await page.getByRole('switch', { name: 'Watermark' }).click();
  await expect(page.getByLabel('Words')).toHaveValue('CONFIDENTIAL');
  await page.getByRole('button', { name: 'Move one.pdf, 1 of 2' }).press('ArrowDown');
  await finish(page, 'Merge PDFs');
  await expect(page.getByText('PDFs merged successfully!')).toBeVisible();
  await page.getByRole('link', { name: 'More tools for this file' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Page numbers' }).click();
  await expect(page).toHaveURL(/page-numbers\?files=/u);
  await expect(page.getByText('3 pages in one file')).toBeVisible();
});

test.describe('a locked document', () => {
  // What needs its pages is refused.
  test.use({ expectedErrors: /status of 422/u });

  test('a locked copy opens with its password alone', async ({ page, member, request }) => {
    const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
    await page.goto(`/advanced-tools/unlock?files=${id}`);
    await expect(page.getByText("This document isn't protected")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Unlock PDF' })).toBeDisabled();
    await page.goto(`/advanced-tools/protect?files=${id}`);
    await page.getByLabel('Password', { exact: true }).fill('paper');
    await page.getByLabel('Confirm password').fill('papers');
    await expect(page.getByRole('button', { name: 'Protect PDF' })).toBeDisabled();
    await page.getByLabel('Confirm password').fill('paper');
    await finish(page, 'Protect PDF');
    const locked = await newest(request, member);
    await page.goto(`/tools?tab=compress&files=${locked}`);
    await expect(page.getByText(/protected with a password/u)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Compress PDF' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Unlock' })).toHaveAttribute(
      'href',
      `/advanced-tools/unlock?files=${locked}&then=compress`,
    );
    await page.goto(`/advanced-tools/unlock?files=${locked}`);
    await expect(page.getByText('The original stays protected')).toBeVisible();
    await page.getByLabel('Its password').fill('paper');
    await finish(page, 'Unlock PDF');
  });
});

test('on a phone the chosen tool is in sight among the others', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfFile('lease'));
  await page.goto(`/advanced-tools/ocr?files=${id}`);
  await expect(page.getByRole('button', { name: 'Extract Text' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const tools = page.getByRole('navigation', { name: 'Tools', exact: true });
  await expect(tools.getByRole('link', { name: 'OCR' })).toBeInViewport({ ratio: 0.9 });
});

test.describe('every tool', () => {
  const groups = [
    'merge split compress ocr ai-chat convert',
    'sign verify annotate create-form fill-form analyze',
    'organize watermark page-numbers flatten protect unlock',
  ];
  for (const tools of groups)
    test(`is accessible in both themes: ${tools}`, async ({ page, member, request }) => {
      test.slow();
      const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['one', 'two']));
      const bar = page.getByRole('navigation', { name: 'Tools', exact: true });
      const all = tools.split(' ');
      await page.goto(`/advanced-tools/${all[0]}?files=${id}`);
      for (const tool of all) {
        const path = `/advanced-tools/${tool}?files=${id}`;
        if (tool !== all[0]) {
          const link = `a[href="${path}"]`;
          // The six that everybody looks for stand in the bar, the others on the page of all.
          if (!(await bar.locator(link).count())) await bar.getByRole('link', { name: 'All tools' }).click();
          await page.locator(link).click();
          await expect(page).toHaveURL(path);
        }
        const start = page.getByRole('button', { name: 'Choose from your files' });
        const strips = page.getByRole('list', { name: /^Files in/u });
        // Pictures alone are converted: there the tool waits for one, and says what a PDF can become.
        const there = tool === 'convert' ? start : page.getByText(/^lease\.pdf$/u).or(strips);
        await expect(there.first()).toBeVisible();
        await checkAccess(page, tool);
      }
    });

  test('shows the plan that includes it', async ({ page, member }) => {
    await setPlan(member.email, 'free');
    await page.goto('/advanced-tools/sign');
    await expect(page.getByText('Part of the Pro plan')).toBeVisible();
    await expect(page.getByText('Every reader can verify it')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/upgrade');
    await checkAccess(page, 'plan');
  });
});
