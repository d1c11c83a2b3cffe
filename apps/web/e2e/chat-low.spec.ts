import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 844, height: 390 } });

/** A phone on its side, a small one, a window that is enlarged, and a phone with its keyboard open. */
const LOW = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 720, height: 450 },
  { width: 390, height: 470 },
];

test('in low windows the chat has its field in sight, room for an answer, and the page beside it', async ({
  page,
  member,
  request,
}) => {
  const rent = 'The monthly rent is 1,240 euros';
  const { id } = await storeFile(request, member, 'lease.pdf', pdfOfPages([rent, 'Two']));
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  const field = panel.getByRole('textbox', { name: /^Ask about/u });
  await field.fill('What is the monthly rent?');
  await field.press('Enter');
  const answer = panel.getByRole('log');
  await expect(answer.getByRole('button', { name: /^Source 1/u })).toBeVisible();
  for (const size of LOW) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await expect(field).toBeInViewport({ ratio: 1 });
      for (const name of ['Conversations', 'Close the assistant'])
        await expect(panel.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('tab', { name: 'Chat' })).toBeInViewport({ ratio: 1 });
      const [log, paper] = [await boxOf(answer), await boxOf(page.getByRole('main'))];
      expect(log.height).toBeGreaterThan(190);
      expect(paper.height).toBeGreaterThan(70);
      expect(paper.width).toBeGreaterThan(300);
      await field.fill('Who pays it?');
      await expect(panel.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
    });
  }
});
