import { pdfOfPages } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { expect, test } from './sheaf-test.ts';
import { placed } from './sign-contract.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const line = (x: number, words: string) =>
  `${x} 200 m ${x + 120} 200 l S BT /F1 11 Tf ${x} 187 Td (${words}) Tj ET`;

test('words are typed as soon as they are put on a page, and none are signed that nobody has typed', async ({
  page,
  member,
  request,
}) => {
  const pdf = pdfOfPages([
    `Signatures) Tj ET ${line(72, 'Signature of the tenant')} ${line(300, 'Date')} ${line(470, 'Name')} BT (`,
  ]);
  const { id } = await storeFile(request, member, 'contract.pdf', pdf);
  await page.goto(`/advanced-tools/sign?files=${id}`);
  await page.getByRole('button', { name: 'Sign here, page 1' }).click();
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(placed(page, 'Signature', 1)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Add the date here, page 1' }).click();
  // Moved by hand, it has the focus.
  await placed(page, 'Signature', 1).click();
  await page.keyboard.press('ArrowUp');

  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Add the name here, page 1' }).click();
  await expect(placed(page, 'Text', 1)).toHaveAttribute('aria-pressed', 'true');
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveValue('');
  const sign = page.getByRole('button', { name: 'Sign PDF' });
  await expect(sign).toBeDisabled();
  await page.keyboard.type('Ada Brook');
  await expect(field).toHaveValue('Ada Brook');
  await expect(sign).toBeEnabled();
  // The next one starts empty too.
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.locator('[data-page="1"]').click({ position: { x: 80, y: 120 } });
  await page.keyboard.type('Leeds');
  await expect(page.locator('[data-page="1"] svg text')).toHaveText([/\d/u, 'Ada Brook', 'Leeds']);
});
