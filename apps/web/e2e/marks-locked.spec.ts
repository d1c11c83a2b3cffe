import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('a document that opens with a password alone is read and not marked', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const data = { fileId: id, password: 'key' };
  const answer = await request.post('/api/pdf/advanced/password-protect', { headers, data });
  const { file }: { file: { id: string } } = await answer.json();
  await page.goto(`/files/${file.id}`);
  await page.getByLabel('Password', { exact: true }).fill('key');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search in the document' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Mark up' })).toHaveCount(0);
});
