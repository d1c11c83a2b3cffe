import type { APIRequestContext } from '@playwright/test';
import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { type Person, setPlan } from './people.ts';
import { told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { markBar, writeText } from './mark-up.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

test('whoever leaves for a tool is led back to the draft, and is asked before the tab is closed', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await writeText(page, 'Agreed');
  await page.getByRole('button', { name: 'Tools', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Compress' }).click();
  await expect(page).toHaveURL(/compress/u);
  await expect(page.getByText('1 unsaved change in lease.pdf kept as a draft')).toBeVisible();
  await page.getByRole('button', { name: 'Open file' }).click();
  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await expect(markBar(page)).toContainText('1 unsaved change');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await markBar(page).getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByText('Saved as version 2.')).toBeVisible();

  // Nothing is left to be asked about, and nothing is told.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('marks that were discarded are not told of', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await writeText(page, 'Agreed');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/dashboard/u);
  await expect(page.getByText(/kept as a draft/u)).toHaveCount(0);
});

type Signatures = { signatures: { verdict: string }[] };

async function storeSigned(request: APIRequestContext, member: Person): Promise<string> {
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
  const answer = await request.post('/api/pdf/tools/sign', {
    headers: { authorization: `Bearer ${member.session.access_token}` },
    data: { fileIds: [id], options: { signatureData: { name: 'Ada' } }, as: 'version' },
  });
  expect(answer.status()).toBe(200);
  return id;
}

test('marks over a signed file say what becomes of the signature, and the signed version is kept', async ({
  page,
  member,
  request,
}) => {
  const id = await storeSigned(request, member);
  await page.goto(`/files/${id}`);
  await expect(page.getByText('The tenant pays')).toBeVisible();
  await writeText(page, 'Agreed');
  await expect(markBar(page)).toContainText('The signed version is kept.');
  await markBar(page).getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByText('Saved as version 3.')).toBeVisible();
  const read = (version: number) =>
    told<Signatures>(request, member, `/api/pdf/advanced/signatures/${id}?version=${version}`);
  expect((await read(2)).signatures).toMatchObject([{ verdict: 'unchanged' }]);
  expect((await read(3)).signatures).toMatchObject([{ later: [{}] }]);
});

test('a tool that breaks a signature says that the signed version is kept', async ({
  page,
  member,
  request,
}) => {
  const id = await storeSigned(request, member);
  await page.goto(`/advanced-tools/reverse?files=${id}`);
  await expect(page.getByText('This file is signed')).toBeVisible();
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await result.getByRole('radio', { name: 'New version' }).click();
  await expect(result).toContainText('The signed version 2 is kept.');
});
