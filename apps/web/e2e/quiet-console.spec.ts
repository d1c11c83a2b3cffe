import { pdfFile } from '../../server/src/testing/sample-files.ts';
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
