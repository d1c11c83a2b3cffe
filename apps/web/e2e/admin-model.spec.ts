import { startModelServer } from '../../server/src/testing/model-server.ts';
import { checkAccess, floating } from './check-access.ts';
import { enterAsAdmin, expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an administrator tests a language model, and chooses from the models of its server', async ({
  page,
  context,
  request,
  person,
}) => {
  const model = await startModelServer();
  model.say('<think>Just OK.</think>OK');
  await enterAsAdmin(context, request, person);
  await page.goto('/admin/settings');
  await expect(page.getByText('No language model is set.')).toBeVisible();
  const attempt = page.getByRole('button', { name: 'Test connection' });
  await expect(attempt).toBeDisabled();
  await page.getByLabel('Server address').fill(model.url);
  await attempt.click();
  await expect(page.getByText('The server lists 2 models. Choose one under Model.')).toBeVisible();
  await expect(page.locator('datalist option')).toHaveCount(2);
  await page.getByLabel('Model', { exact: true }).fill('test-model');
  await attempt.click();
  await expect(page.getByText('It said: “OK”.')).toBeVisible();
  await checkAccess(page, 'a tested language model', floating);
  await page.getByLabel('Server address').fill('http://127.0.0.1:9/v1');
  await attempt.click();
  await expect(page.getByText('The language model cannot be reached.')).toBeVisible();
  await model.stop();
});
