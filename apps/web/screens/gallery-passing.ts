import type { Page } from '@playwright/test';
import { type Area, press } from './gallery-shot.ts';

const dialog = (page: Page) => page.getByRole('dialog').last();
const pdf = (name: string, size = 40_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`.padEnd(size, ' ')),
});

async function chooseUploads(page: Page, files: ReturnType<typeof pdf>[]): Promise<void> {
  await press('Upload Files')(page);
  await dialog(page).locator('input[type=file]').setInputFiles(files);
}

async function openItemMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const openQuickTools = (page: Page) => openInBar(page, 'Quick Tools');
const openOwnMenu = (page: Page) => openInBar(page, 'Nora Feldt');

/** A menu of the bar; where the bar is folded, what it unfolds to. */
async function openInBar(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 901;
  await page.getByRole('button', { name: isPhone ? 'Open menu' : name }).click();
}

/** What is seen for a moment only: menus, questions, what is said, what went wrong. */
export const PASSING_AREAS: Area[] = [
  {
    title: 'In passing',
    who: 'member',
    shots: [
      {
        name: 'quick-tools',
        title: 'Quick tools',
        path: '/billing',
        anew: true,
        open: openQuickTools,
      },
      {
        name: 'user-menu',
        title: 'The own menu',
        path: '/billing',
        anew: true,
        open: openOwnMenu,
      },
      {
        name: 'notifications',
        title: 'Notifications',
        path: '/billing',
        open: (page) => page.getByRole('button', { name: /notification/iu }).click(),
      },
      {
        name: 'palette',
        title: 'Commands',
        path: '/dashboard',
        open: (page) => page.keyboard.press('Control+k'),
      },
      {
        name: 'shortcuts',
        title: 'Keys',
        path: '/dashboard',
        open: (page) => page.keyboard.press('?'),
      },
      {
        name: 'folder-full',
        title: 'A folder',
        path: ({ full }) => `/dashboard?tab=files&folder=${full.id}`,
      },
      {
        name: 'folder-gone',
        title: 'A folder that is gone',
        path: '/dashboard?tab=files&folder=0190a000-0000-7000-8000-000000000000',
      },
      {
        name: 'folder-search',
        title: 'Nothing found',
        path: '/dashboard?tab=files&q=zebra',
      },
      {
        name: 'move',
        title: 'Moving',
        path: '/dashboard?tab=files',
        open: (page) => openItemMenu(page, 'invoice-0418.pdf', 'Move'),
      },
      {
        name: 'tags',
        title: 'Tags',
        path: '/dashboard?tab=files',
        open: (page) => openItemMenu(page, 'lease-linden-row.pdf', 'Tags'),
      },
      {
        name: 'delete',
        title: 'Deleting',
        path: '/dashboard?tab=files',
        open: (page) => openItemMenu(page, 'invoice-0418.pdf', 'Delete'),
      },
      {
        name: 'upload-chosen',
        title: 'Uploading, chosen and refused',
        path: '/dashboard',
        open: (page) =>
          chooseUploads(page, [
            pdf('survey-photographs.pdf', 4_380_000),
            { ...pdf('photos.zip'), mimeType: 'application/zip' },
            pdf('notice-of-fault.pdf'),
          ]),
      },
      {
        name: 'upload-sending',
        title: 'Uploading, on its way',
        path: '/dashboard',
        async open(page) {
          // It does not arrive while the picture is taken.
          await page.route('**/api/files/upload', () => undefined);
          await chooseUploads(page, [pdf('survey-photographs.pdf', 4_380_000), pdf('notice-of-fault.pdf')]);
          await press('Upload 2 file(s)')(page);
        },
        // Held back it would go after all, once nobody holds it.
        close: press('Cancel upload'),
      },
      {
        name: 'upload-failed',
        title: 'Uploading, failed',
        path: '/dashboard',
        async open(page) {
          await page.route('**/api/files/upload', (route) => route.abort());
          await chooseUploads(page, [pdf('survey-photographs.pdf', 4_380_000)]);
          await press('Upload 1 file(s)')(page);
          await dialog(page)
            .getByRole('button', { name: /^Retry/u })
            .waitFor();
        },
      },
      {
        name: 'toast-undo',
        title: 'A way back',
        path: '/dashboard?tab=files',
        toasts: true,
        async open(page) {
          await openItemMenu(page, 'brochure-small.pdf', 'Delete');
          await dialog(page).getByRole('button', { name: 'Delete' }).click();
          await page.getByText('1 item(s) deleted').waitFor();
          // The key that leads to it: it stays as long as it is looked at.
          await page.keyboard.press('Alt+t');
        },
      },
      {
        name: 'batch-done',
        title: 'A batch, done',
        path: '/dashboard',
        async open(page) {
          await press('Batch Process')(page);
          await dialog(page)
            .getByRole('tab', { name: /^Monitor/u })
            .click();
          await dialog(page)
            .getByRole('button', { name: /Signed leases/u })
            .click();
        },
      },
      {
        name: 'fill-form',
        title: 'Filling in a form',
        path: ({ files }) => `/advanced-tools/fill-form?files=${files.form.id}`,
        open: (page) =>
          page
            .getByRole('textbox', { name: /^Tenant/u })
            .first()
            .fill('Nora Feldt'),
      },
      {
        name: 'delete-account',
        title: 'Deleting an account',
        path: '/profile',
        open: press('Delete Account'),
      },
    ],
  },
];
