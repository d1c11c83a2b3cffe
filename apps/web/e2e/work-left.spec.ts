import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { namesIn, storeFile, untilRead } from './stored-files.ts';

// Requests without a connection are lost on purpose, and work that was never sent is not known afterwards.
const LOST = /net::ERR_|status of 404.*operations\.get/u;

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: LOST });
test.beforeEach(({ member }) => setPlan(member.email, 'pro'));

test('a tool goes on when its page is loaded anew, and is found in the tray', async ({
  page,
  member,
  request,
}) => {
  const pages = Array.from({ length: 400 }, (_, at) => ({ text: `Page ${at}`, ballast: 2000 }));
  const { id } = await storeFile(request, member, 'long.pdf', Buffer.from(makeTestPdf({ pages })));
  await untilRead(request, member, id);
  await page.goto(`/advanced-tools/to-images?files=${id}`);
  const button = page.getByRole('button', { name: 'Convert to images' });
  await button.click();
  await expect(page.getByRole('button', { name: /^Cancel /u })).toBeVisible();
  await page.reload();
  const tray = page.getByRole('complementary', { name: 'Work in progress' });
  await expect(tray).toBeVisible();
  await expect(tray.getByRole('img', { name: 'Done' })).toBeVisible();
  await expect(tray.getByRole('link', { name: 'Show' })).toBeVisible();
  expect(await namesIn(request, member, null)).toContain('long-pages.zip');
});

test('without a connection a tool says so, and goes on by itself when it is back', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(
    request,
    member,
    'lease.pdf',
    Buffer.from(makeTestPdf({ pages: [{ text: 'Lease' }] })),
  );
  await untilRead(request, member, id);
  await page.goto(`/advanced-tools/rotate?files=${id}`);
  const button = page.getByRole('button', { name: 'Rotate PDF' });
  await expect(button).toBeEnabled();
  await page.context().setOffline(true);
  await button.click();
  const said = page.getByText('No connection. This continues when you’re back online.');
  await expect(said).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('region', { name: 'Your document is ready' })).toBeVisible();
  await expect(said).toBeHidden();
});
