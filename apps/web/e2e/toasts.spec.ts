import type { Page } from '@playwright/test';
import { pdfFile, pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { finish } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The names of the buttons that a toast lies over; null while no toast is shown. */
async function coveredButtons(page: Page): Promise<string[] | null> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')];
    if (shown.length === 0) return null;
    const boxes = shown.map((toast) => toast.getBoundingClientRect());
    const controls = 'button,input,select,textarea,[role="button"],[data-button]';
    const buttons = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (button) =>
        button.checkVisibility() &&
        !button.closest('[data-sonner-toast],[aria-hidden="true"],[inert]') &&
        button.getBoundingClientRect().width > 0,
    );
    return buttons
      .filter((button) => {
        const { left, top, right, bottom } = button.getBoundingClientRect();
        return boxes.some(
          (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((button) => button.ariaLabel ?? button.textContent);
  });
}

async function expectNothingCovered(page: Page, text: string): Promise<void> {
  await expect(toasts(page).filter({ hasText: text })).toBeVisible();
  await expect.poll(() => coveredButtons(page), { intervals: [100] }).toEqual([]);
}

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone of 390 px', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { name: 'phone of 360 px', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
];

for (const { name, ...screen } of screens)
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('in the file manager toasts lie over no button: a folder made, files deleted with others selected', async ({
      page,
      member,
      request,
    }) => {
      for (let index = 1; index < 10; index++)
        await storeFile(request, member, `letter-${index}.pdf`, pdfFile(String(index)));
      await makeFolder(request, member, 'Leases');
      for (const view of ['Grid', 'List']) {
        await page.goto('/dashboard?tab=files');
        await page.getByRole('radio', { name: view }).click();
        await page.getByRole('button', { name: 'New Folder' }).click();
        await page.getByPlaceholder('Folder name').fill(`In ${view}`);
        await page.keyboard.press('Enter');
        await expectNothingCovered(page, 'Folder created successfully');
        await page.getByRole('checkbox', { name: `letter-${view.length}.pdf` }).click();
        await page.getByRole('button', { name: /^Delete/u }).click();
        await page.getByRole('checkbox', { name: 'letter-1.pdf' }).click();
        await expectNothingCovered(page, '1 item(s) deleted');
        await toasts(page).getByRole('button', { name: 'Undo' }).click();
        await expectNothingCovered(page, 'restored');
      }
    });

    test('beside a result, and in the viewer, toasts lie over no button', async ({
      page,
      member,
      request,
    }) => {
      test.slow();
      await setPlan(member.email, 'premium');
      const one = await storePages(request, member, 'one.pdf', 2);
      const two = await storePages(request, member, 'two.pdf', 2);
      await page.goto(`/advanced-tools?tab=merge&files=${one.id},${two.id}`);
      await page.getByRole('button', { name: 'Merge PDFs' }).click();
      await expectNothingCovered(page, 'PDFs merged successfully!');

      const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays the rent']));
      await page.goto(`/files/${id}`);
      await expect(page.getByText('The tenant pays the rent')).toBeVisible();
      await page.keyboard.press('x');
      const bar = page.getByRole('region', { name: 'Mark up' });
      await expect(bar.getByRole('button', { name: 'Text', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Kept');
      await page.keyboard.press('Escape');
      await bar.getByRole('button', { name: 'Save new version' }).click();
      await expectNothingCovered(page, 'Saved as version 2');
    });
  });

test('a tool whose result is on the page says nothing more in a toast', async ({ page, member, request }) => {
  const { id } = await storePages(request, member, 'one.pdf', 2);
  await page.goto(`/tools/rotate?files=${id}`);
  await finish(page, 'Rotate PDF');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast that comes under the pointer makes way for buttons as any other', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'premium');
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays the rent']));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays the rent')).toBeVisible();
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 200, 90);
  await page.getByRole('button', { name: 'Download' }).press('Enter');
  const toast = toasts(page).filter({ hasText: 'downloaded' });
  await expect.poll(() => toast.evaluate((element) => element.matches(':hover'))).toBe(true);
  await page.keyboard.press('x');
  await expect(page.getByRole('button', { name: 'Save a copy' })).toBeVisible();
  await expectNothingCovered(page, 'downloaded');
});
