import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { openQuietly } from './open-quietly.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

// The fixture fails for each line of error in the console.
test('a link to missing files says so without a failed request', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'here.pdf', pdfFile('here'));
  const gone = ['00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000001'];
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto(`/tools?tab=merge&files=${[id, ...gone].join(',')}`);
  await expect(page.getByText('here.pdf').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 files of this link are not available');
  expect(refused).toEqual([]);
});

test.describe('a file that is missing', () => {
  // The server answers that the file is missing.
  test.use({ expectedErrors: /status of 404 .*\/trpc\/files\.get\?/u });

  test('is asked for once, and nothing of it is', async ({ page, member }) => {
    expect(member.email).toContain('@');
    const id = '00000000-0000-4000-8000-000000000000';
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes(id) && !sent.isNavigationRequest()) asked.push(new URL(sent.url()).pathname);
    });
    await openQuietly(page, `/files/${id}`);
    await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();
    expect(asked).toEqual(['/trpc/files.get']);
  });

  test('is asked for once by a link inside the app too', async ({ page, member }) => {
    expect(member.email).toContain('@');
    const id = '00000000-0000-4000-8000-000000000002';
    const asked: string[] = [];
    page.on('request', (sent) => {
      if (sent.url().includes(id)) asked.push(new URL(sent.url()).pathname);
    });
    await openQuietly(page, '/dashboard?tab=files');
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/files/${id}`);
    await expect(page.getByRole('heading', { name: 'Document not found' })).toBeVisible();
    expect(asked).toEqual(['/trpc/files.get']);
  });
});
