import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

for (const language of ['en', 'de', 'fr', 'es'])
  test(`on the smallest phone the bar of marks is seen whole (${language})`, async ({
    page,
    member,
    request,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages(['The tenant pays']));
    await page.goto(`/files/${id}`);
    await expect(page.getByText('The tenant pays')).toBeVisible();
    const bar = page.locator('section:has(> div > button[aria-pressed])');
    await page.keyboard.press('x');
    await expect(bar.locator('button[aria-pressed=true]').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox').last().fill('Seen');
    await page.keyboard.press('Escape');
    await expect(bar.locator('output')).toContainText('1');
    const buttons = bar.locator('button').filter({ visible: true });
    // Four tools, undo and redo, two ways to save, and the way out, with the colours of the tool.
    expect(await buttons.count()).toBeGreaterThan(9);
    const cut = await buttons.evaluateAll((all) =>
      all
        .filter((button) => {
          const box = button.getBoundingClientRect();
          const isInside = [...button.childNodes].every((node) => {
            // The name of an icon is not shown.
            if (!(node instanceof Text)) return true;
            const words = document.createRange();
            words.selectNode(node);
            const { left, right, top, bottom } = words.getBoundingClientRect();
            return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
          });
          return box.left < 0 || box.right > innerWidth || box.height < 44 || !isInside;
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(cut).toEqual([]);
  });
