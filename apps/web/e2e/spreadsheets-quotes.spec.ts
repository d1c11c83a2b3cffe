import { makeWorkbook, SAMPLE_STYLES } from '@sheaf/pdf-core/testing';
import { checkAccess } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile, untilRead } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cell = (ref: string, value: string | number, style = 0, type = 'n') =>
  `<c r="${ref}" s="${style}" t="${type}"><v>${value}</v></c>`;

/** A note, and then amounts of which one is far below. */
const costs = Buffer.from(
  makeWorkbook(
    [
      {
        name: 'Notes',
        xml: `<sheetData><row r="1">${cell('A1', 'All amounts are in euros.', 0, 'str')}</row></sheetData>`,
      },
      {
        name: 'Costs',
        xml: `<sheetData>${[
          ['Item', 'January', 'March'],
          ...Array.from({ length: 300 }, (_, at) => [`Room ${at + 1}`, 80 + at, 90 + at]),
          ['Archive', 1250.5, 2110.5],
        ]
          .map(
            ([name, ...amounts], row) =>
              `<row r="${row + 1}">${cell(`A${row + 1}`, name!, 0, 'str')}${amounts.map((amount, at) => cell(`${'BC'[at]}${row + 1}`, amount, 2, typeof amount === 'string' ? 'str' : 'n')).join('')}</row>`,
          )
          .join('')}</sheetData>`,
      },
    ],
    SAMPLE_STYLES,
  ),
);

test('the row that an answer quotes is marked in its sheet, in sight', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'costs.xlsx', costs);
  await untilRead(request, member, id);
  await page.goto(`/files/${id}?assistant=chat`);
  await page.getByRole('button', { name: 'Enable Chat' }).click();
  await expect(page.getByText('Start a conversation about this file')).toBeVisible();
  const question = page.getByRole('textbox', { name: 'Ask about this file...' });
  await question.fill('What did the archive cost in March?');
  await page.keyboard.press('Enter');
  const marked = page.locator('[data-mark="quote"]');
  await expect(marked.getByRole('gridcell', { name: '2,110.50 €' })).toBeInViewport();
  await expect(marked).toHaveCount(1);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('gridcell', { name: 'All amounts' })).toBeVisible();
  await expect(marked).toHaveCount(0);
  await page.getByRole('button', { name: 'Source 1, sheet Costs' }).click();
  await expect(marked.getByRole('gridcell', { name: 'Archive' })).toBeInViewport();

  await page.goto(`/files/${id}?${new URLSearchParams({ quote: '2:Room 250 | 329 | 339' })}`);
  await expect(marked.getByRole('gridcell', { name: 'Room 250' })).toBeInViewport();
  await checkAccess(page, 'a marked row');
});
