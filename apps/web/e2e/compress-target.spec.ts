import { makeScan } from '@sheaf/pdf-core/testing';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const KB = 1024;
/** Of a scan that the usual settings make twice as large. */
const TARGET = 30;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a document is compressed as far as it takes to stay under a size', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'premium');
  const { bytes } = await makeScan({ noise: 45, ink: 60, paper: 200, shadow: 0.4, dpi: 300 });
  const scan = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto(`/advanced-tools/compress?files=${scan.id}`);
  await page.getByRole('switch', { name: 'Stay under a size' }).click();
  const size = page.getByLabel('Size of the file');
  await size.fill(String(TARGET));
  await size.press('Enter');
  await page.getByRole('button', { name: 'Compress PDF', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'advanced-compressed.pdf' })).toBeVisible();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const answer = await request.get('/api/files', { headers });
  const { files } = (await answer.json()) as { files: { filename: string; size: number }[] };
  const made = files.find(({ filename }) => filename === 'advanced-compressed.pdf');
  expect(made?.size).toBeLessThanOrEqual(TARGET * KB);
});
