import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test('a file that is deleted elsewhere stays in the chat that is open, marked', async ({
  page,
  member,
  request,
}) => {
  const makeOne = (text: string) => Buffer.from(makeTestPdf({ pages: [{ text, size: [1400, 500] }] }));
  const files = [
    await storeFile(request, member, 'lease.pdf', makeOne('The rent is 85 euros a month.')),
    await storeFile(request, member, 'rules.pdf', makeOne('Bicycles are kept in the cellar.')),
  ];
  await page.goto(`/tools?tab=ai-chat&files=${files.map(({ id }) => id).join()}`);
  const chat = page.getByRole('region', { name: 'Active Chat' });
  await expect(chat.getByText('I have read 2 documents.')).toBeVisible();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  await request.delete(`/api/files/${files[1]!.id}`, { headers });
  await expect(chat.getByRole('list', { name: 'Sources' })).toContainText('in the trash');
  await page.getByRole('textbox', { name: 'Ask about these documents...' }).fill('Where are bicycles kept?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText(/I couldn't find/u);
});
