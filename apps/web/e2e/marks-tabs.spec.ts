import type { Page } from '@playwright/test';
import { pdfOfObjects } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { told } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const PAGES = 40;
const PLACES = { d: [300, 600], c: [50, 600], b: [300, 700], a: [50, 700] };

/** Two columns of two on the first page and on one far behind it, in the document from the last to the first. */
function makeForm(tabs: string): Buffer {
  const pages = Array.from({ length: PAGES }, (_, index) => {
    const number = index + 1;
    const isForm = number === 1 || number === 30;
    const widgets = Object.entries(PLACES).map(
      ([name, [x = 0, y = 0]]) =>
        `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/DA(/F1 12 Tf 0 g)/T(${name}${number})/Rect[${x} ${y} ${x + 150} ${y + 20}]>>`,
    );
    return { widgets: isForm ? widgets : [], tabs: isForm ? tabs : '' };
  });
  const fields = pages.flatMap(({ widgets }) => widgets);
  const fieldRefs = fields.map((_, index) => `${4 + PAGES + index} 0 R`);
  let used = 0;
  return pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${fieldRefs.join(' ')}]/DR<</Font<</F1 3 0 R>>>>>>>>`,
    `<</Type/Pages/Kids[${pages.map((_, index) => `${4 + index} 0 R`).join(' ')}]/Count ${PAGES}/MediaBox[0 0 595 842]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.map(({ widgets, tabs: order }) => {
      const refs = fieldRefs.slice(used, (used += widgets.length));
      return `<</Type/Page/Parent 2 0 R/Annots[${refs.join(' ')}]${order}>>`;
    }),
    ...fields,
  ]);
}

/** By its name in the document, which describes no field. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** The fields of a page stand in the order of the Tab key. */
async function expectOrder(page: Page, order: string[]): Promise<void> {
  const names = page.locator('[data-page-number="1"] [data-element-id]');
  await expect
    .poll(() => names.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name'))))
    .toEqual(order);
}

test('the Tab key goes by the columns of the page, on to fields far behind and back, and a version has them', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'form.pdf', makeForm('/Tabs/C'));
  await page.goto(`/files/${id}`);
  await expectOrder(page, ['a1', 'c1', 'b1', 'd1']);
  await field(page, 'a1').focus();
  for (const name of ['a1', 'c1', 'b1', 'd1', 'a30', 'c30', 'b30', 'd30']) {
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(`In ${name}`);
    await page.keyboard.press('Tab');
  }
  await field(page, 'a30').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, 'd1')).toBeFocused();
  await expect(field(page, 'd1')).toHaveValue('In d1');
  await page.getByRole('button', { name: 'Save new version' }).click();
  await expect(page.getByText('Saved as version 2')).toBeVisible();
  const { fields } = await told<{ fields: { name: string; value: string }[] }>(
    request,
    member,
    `/api/pdf/advanced/form-fields/${id}`,
  );
  expect(fields).toHaveLength(8);
  for (const { name, value } of fields) expect(value).toBe(`In ${name}`);
});

test('without an order of the page, fields are visited as the document lists them', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'form.pdf', makeForm(''));
  await page.goto(`/files/${id}`);
  await expectOrder(page, ['d1', 'c1', 'b1', 'a1']);
});
