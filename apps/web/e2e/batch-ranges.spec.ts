import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storePages } from './tool-documents.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /status of 400/u });

test('a step with pages that cannot be read is not started, and the reason stands at the button', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'pro');
  const { id } = await storePages(request, member, 'book.pdf', 3);
  await page.goto(`/dashboard?tab=files&batch=rotate&files=${id}`);
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  const start = dialog.getByRole('button', { name: 'Start Batch' });
  const pages = dialog.getByLabel('Pages', { exact: true });
  await expect(start).toBeEnabled();
  for (const wrong of ['1-3, x', '1, 200']) {
    await pages.fill(wrong);
    await expect(start, wrong).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(/page/iu);
    await pages.fill('1-3');
    await expect(start).toBeEnabled();
  }
  await dialog.getByRole('combobox', { name: 'Step type' }).click();
  await page.getByRole('option', { name: 'OCR', exact: true }).click();
  await dialog.getByLabel('Pages', { exact: true }).fill('x');
  await expect(start).toBeDisabled();
});
