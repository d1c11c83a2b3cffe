import { pdfOfObjects } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

/** Boxes of 15 points: one alone, and two that stand close together. */
const BOXES = { alone: 100, left: 300, right: 320 };

function makeForm(): Buffer {
  const names = Object.entries(BOXES);
  const refs = names.map((_, index) => `${5 + index} 0 R`).join(' ');
  return pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs}]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${refs}]>>`,
    '<</Type/XObject/Subtype/Form/BBox[0 0 15 15]/Length 0>>stream\n\nendstream',
    ...names.map(
      ([name, x]) =>
        `<</Type/Annot/Subtype/Widget/FT/Btn/F 4/T(${name})/Rect[${x} 600 ${x + 15} 615]/AS/Off/AP<</N<</Yes 4 0 R/Off 4 0 R>>>>>>`,
    ),
  ]);
}

test('check boxes of a document are large enough to see and to press, and none takes the press of another', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'boxes.pdf', makeForm());
  await page.goto(`/advanced-tools/fill-form?files=${id}`);
  const box = (name: string) => page.getByRole('checkbox', { name: `${name} on the page` });
  await box('alone').scrollIntoViewIfNeeded();
  const alone = await boxOf(box('alone'));
  expect(Math.min(alone.width, alone.height)).toBeGreaterThanOrEqual(15.9);
  await page.touchscreen.tap(alone.x + alone.width / 2 + 18, alone.y + alone.height / 2 - 18);
  await expect(box('alone')).toBeChecked();

  const [left, right] = [await boxOf(box('left')), await boxOf(box('right'))];
  expect(left.width).toBeGreaterThan(9);
  expect(left.x + left.width).toBeLessThanOrEqual(right.x);
  await page.touchscreen.tap(left.x + left.width - 1, left.y + left.height / 2);
  await expect(box('left')).toBeChecked();
  await expect(box('right')).not.toBeChecked();
});
