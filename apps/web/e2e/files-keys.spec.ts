import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const view of ['Grid', 'List'])
  test(`the row that has the keys is selected, renamed, and stays where Tab comes to: ${view}`, async ({
    page,
    member,
    request,
  }) => {
    await makeFolder(request, member, 'Leases');
    for (const name of ['3.pdf', '2.pdf', '1.pdf']) await storeFile(request, member, name, pdfFile(name));
    await page.goto('/dashboard?tab=files');
    await page.getByRole('radio', { name: view }).click();
    const link = (name: string) => page.locator('[data-name]', { hasText: name });
    const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
    const [next, back] = view === 'List' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
    await link('1.pdf').focus();

    await page.keyboard.press('Space');
    await expect(box('1.pdf')).toBeChecked();
    await expect(link('1.pdf')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box('1.pdf')).not.toBeChecked();

    await page.keyboard.press(next);
    await expect(link('2.pdf')).toBeFocused();
    await page.keyboard.press(`Shift+${next}`);
    await expect(link('3.pdf')).toBeFocused();
    await expect(page.getByRole('checkbox', { name: /^Select [123L]/u, checked: true })).toHaveCount(2);
    await page.keyboard.press(`Shift+${back}`);
    await page.keyboard.press(`Shift+${back}`);
    await expect(link('1.pdf')).toBeFocused();
    await expect(box('1.pdf')).toBeChecked();
    await expect(box('2.pdf')).toBeChecked();
    await expect(box('3.pdf')).not.toBeChecked();
    await expect(page.locator('[data-items] :is(a, button)[data-name]:not([tabindex="-1"])')).toHaveCount(1);

    await page.keyboard.press('Escape');
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'New name for 1.pdf' });
    await expect(field).toBeFocused();
    await page.keyboard.type('one');
    await page.keyboard.press('Enter');
    await expect(link('one.pdf')).toBeFocused();

    await box('Leases').focus();
    await page.keyboard.press('F2');
    await page.keyboard.type('Rent');
    await page.keyboard.press('Enter');
    await expect(link('Rent')).toBeVisible();
  });
