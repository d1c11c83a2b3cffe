import { isSigned } from '../../server/src/adapters/network/webhook-signature.ts';
import { startHookReceiver } from '../../server/src/testing/hook-receiver.ts';
import { checkAccess } from './check-access.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a webhook is made, its secret copied while it is shown, tested, switched and removed', async ({
  page,
  member,
  context,
}) => {
  test.slow();
  const receiver = await startHookReceiver();
  await setPlan(member.email, 'pro');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'New Webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('ftp://somewhere');
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter an https address.');
  await checkAccess(page, 'new webhook', [], '[role=dialog]');
  await dialog.getByLabel('Address').fill(receiver.url);
  await dialog.getByRole('checkbox', { name: 'Batch finished' }).click();
  await dialog.getByRole('button', { name: 'Create Webhook' }).click();
  await dialog.getByRole('button', { name: 'Copy secret' }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^whsec_[\w-]{32}$/u);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('listitem').filter({ hasText: receiver.url });
  await expect(row).toContainText('on · Operation finished, Operation failed, File read');
  await row.getByRole('button', { name: 'Deliveries' }).click();
  await expect(dialog.getByText('No deliveries yet.')).toBeVisible();
  receiver.answer(500);
  await dialog.getByRole('button', { name: 'Send Test' }).click();
  await expect(dialog.getByRole('cell', { name: 'waiting, answered 500' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByRole('button', { name: /^Resend test/u })).toBeInViewport({ ratio: 1 });
  receiver.answer(200);
  await dialog.getByRole('button', { name: /^Resend test/u }).click();
  await expect(dialog.getByRole('cell', { name: 'delivered, answered 200' })).toBeVisible();
  await checkAccess(page, 'deliveries', [], '[role=dialog]');
  expect(receiver.received).toHaveLength(2);
  for (const { body, headers } of receiver.received)
    expect(isSigned(secret, Buffer.from(body), String(headers['sheaf-signature']))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await row.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Turn off' }).click();
  await expect(row).toContainText('off ·');
  await row.getByRole('button', { name: /^Actions for/u }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No webhooks yet.')).toBeVisible();
  receiver.stop();
});
