import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/dashboard', '/billing'])
  test(`whoever comes back from their bank to ${path} is told the plan, once`, async ({ page, member }) => {
    await setPlan(member.email, 'pro');
    await page.goto(`${path}?payment=success`);
    await expect(page.getByText('Pro is active')).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Pro is active')).toHaveCount(0);
  });

test('what is left of the plan is told while files are over the page', async ({ page, member }) => {
  await setPlan(member.email, 'free');
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: 'Overview' })).toBeVisible();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'lease.pdf', { type: 'application/pdf' }));
    const main = document.querySelector('[role=tablist]');
    for (const type of ['dragenter', 'dragover'])
      main?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(page.getByText(/Up to 10 MB per file · 10 of 10 files left this month/u)).toBeVisible();
});
