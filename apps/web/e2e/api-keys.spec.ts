import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ expectedErrors: /status of 40[0-9]/u, contextOptions: { reducedMotion: 'reduce' } });

test('a key is made, copied while it is shown, used, and revoked', async ({
  page,
  member,
  context,
  request,
}) => {
  await setPlan(member.email, 'pro');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  await expect(page.getByText('No keys yet.')).toBeVisible();
  await page.getByRole('button', { name: 'New Key' }).click();
  const dialog = page.getByRole('dialog');
  await checkAccess(page, 'new key', [], '[role=dialog]');
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a name.');
  await dialog.getByLabel('Name').fill('Nightly backup');
  await dialog.getByRole('combobox', { name: 'Expires' }).click();
  await page.getByRole('option', { name: 'In 90 days' }).click();
  await dialog.getByRole('button', { name: 'Create Key' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Your password').fill(member.password);
  await dialog.getByRole('button', { name: 'Create Key' }).click();

  await expect(dialog.getByText('Copy your key now')).toBeVisible();
  const key = await dialog.getByLabel('Your new key').inputValue();
  expect(key).toMatch(/^shf_[0-9A-Za-z]{38}$/u);
  await checkAccess(page, 'the key', [], '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy key' }).click();
  await expect(page.getByText('Key copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Nightly backup' });
  await expect(row).toContainText(`${key.slice(0, 10)}…`);
  await expect(row).toContainText('read only, never used, until');
  expect(await page.content()).not.toContain(key);
  expect(await callWith(key)).toBe(200);
  const headers = { authorization: `Bearer ${key}` };
  expect((await request.post('/api/folders', { headers, data: { name: 'x' } })).status()).toBe(403);
  await page.reload();
  await expect(row).toContainText('used now');

  await row.getByRole('button', { name: 'Revoke Nightly backup' }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Key revoked')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(await callWith(key)).toBe(401);

  async function callWith(token: string): Promise<number> {
    const answer = await request.get('/api/files', { headers: { authorization: `Bearer ${token}` } });
    return answer.status();
  }
});

test('a plan without API access shows which plan has it', async ({ page, member }) => {
  expect(member.name).toBe('Nora Feldt');
  await page.goto('/profile');
  await expect(page.getByText('API access is part of Pro.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'New Key' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See Plans' }).click();
  await expect(page).toHaveURL('/upgrade');
});
