import type { Locator, Page } from '@playwright/test';
import { pdfOfObjects } from '../../server/src/testing/sample-files.ts';
import { setPlan } from './people.ts';
import { boxOf } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

const TURNS = [0, 90, 180, 270];
const PAGE = { width: 300, height: 400 };
/** A note is as large as its sign, and stays upright in its place. */
const SIGN = { x: 250, y: 228, width: 22, height: 22 };
const NOTE = '<</Type/Annot/Subtype/Text/F 28/Rect[250 228 272 250]/Contents(Hello)>>';
const LONG = 100;
const HIGH = 20;
/** In points from the lower left corner of the page as it is stored. */
type Rect = { x: number; y: number; width: number; height: number };
interface Field {
  name: string;
  turn: number;
  rect: Rect;
  entries: string;
}

/** A field with letters too large for it, one with cells, and one that cannot be changed, for each turn. */
function fieldsOf(page: number): Field[] {
  return TURNS.flatMap((turn, index) => {
    const size = turn % 180 ? { width: HIGH, height: LONG } : { width: LONG, height: HIGH };
    const rectAt = (nth: number) =>
      turn % 180
        ? { x: 30 + nth * 40, y: index === 1 ? 30 : 150, ...size }
        : { x: 30 + (index ? 110 : 0), y: 280 + nth * 30, ...size };
    return [
      { name: `line-${page}-${turn}`, turn, rect: rectAt(0), entries: '/DA(/F1 40 Tf 0 g)' },
      {
        name: `cells-${page}-${turn}`,
        turn,
        rect: rectAt(1),
        entries: '/DA(/F1 10 Tf 0 g)/Ff 16777216/MaxLen 5',
      },
      {
        name: `fixed-${page}-${turn}`,
        turn,
        rect: rectAt(2),
        entries: '/DA(/F1 10 Tf 0 g)/Ff 1/V(Fixed)/AP<</N 4 0 R>>',
      },
    ];
  });
}

function makeForm(): Buffer {
  const fields = TURNS.map((_, page) => fieldsOf(page));
  const first = 5 + TURNS.length;
  const refs = fields.map((one, page) =>
    one.map((_, index) => `${first + page * one.length + index} 0 R`).join(' '),
  );
  const look = '0.5 g 0 0 100 20 re f';
  return pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${refs.join(' ')}]/DR<</Font<</F1 3 0 R>>>>>>>>`,
    `<</Type/Pages/Kids[${TURNS.map((_, page) => `${5 + page} 0 R`).join(' ')}]/Count 4/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/XObject/Subtype/Form/BBox[0 0 100 20]/Length ${look.length}>>stream\n${look}\nendstream`,
    ...TURNS.map((turn, page) => `<</Type/Page/Parent 2 0 R/Rotate ${turn}/Annots[${refs[page]} ${NOTE}]>>`),
    ...fields.flat().map(({ name, turn, rect: { x, y, width, height }, entries }) => {
      const rect = `[${x} ${y} ${x + width} ${y + height}]`;
      return `<</Type/Annot/Subtype/Widget/FT/Tx/F 4/T(${name})/Rect${rect}/MK<</R ${turn}/BC[0]>>${entries}>>`;
    }),
  ]);
}

/** In parts of the page as it lies on the screen, from its upper left corner. */
function placeOnScreen({ x, y, width, height }: Rect, turn: number): Rect {
  let place = {
    x: x / PAGE.width,
    y: 1 - (y + height) / PAGE.height,
    width: width / PAGE.width,
    height: height / PAGE.height,
  };
  for (let turned = 0; turned < turn; turned += 90)
    place = { x: 1 - place.y - place.height, y: place.x, width: place.height, height: place.width };
  return place;
}

/** How far its words are turned on the screen, clockwise. */
const turnOf = (part: Locator) =>
  part.evaluate((element) => {
    let matrix = new DOMMatrix();
    for (let at: Element | null = element; at; at = at.parentElement)
      matrix = new DOMMatrix(getComputedStyle(at).transform).multiply(matrix);
    return (Math.round((Math.atan2(matrix.b, matrix.a) * 180) / Math.PI) + 360) % 360;
  });

const sheetOf = (page: Page, number: number) =>
  page.locator(`.pdfViewer .page[data-page-number="${number}"]`);

/** Both are measured at once: the page moves while the viewer finds its size. */
async function expectPlace(part: Locator, { x, y, width, height }: Rect): Promise<void> {
  const seen = await part.evaluate((element) => {
    const sheet = element.closest('.page')?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    return [
      (box.x - sheet.x) / sheet.width,
      (box.y - sheet.y) / sheet.height,
      box.width / sheet.width,
      box.height / sheet.height,
    ];
  });
  for (const [index, wanted] of [x, y, width, height].entries())
    expect(Math.abs((seen[index] ?? NaN) - wanted)).toBeLessThan(0.01);
}

/** Each field of a page lies where the form has it, and is read in the direction that the form gives it. */
async function expectFields(page: Page, index: number, readerTurn: number): Promise<void> {
  const sheet = sheetOf(page, index + 1);
  await sheet.scrollIntoViewIfNeeded();
  const pageTurn = ((TURNS[index] ?? 0) + readerTurn) % 360;
  await expect(
    sheet.locator(`.annotationLayer[data-main-rotation="${pageTurn}"] .hasOwnCanvas > canvas`),
  ).toHaveCount(4);
  const note = sheet.locator('.textAnnotation');
  expect(await turnOf(note)).toBe(0);
  await expectPlace(note, placeOnScreen(SIGN, pageTurn));
  for (const { name, turn, rect } of fieldsOf(index)) {
    const place = placeOnScreen(rect, pageTurn);
    const input = sheet.locator(`[name="${name}"]`);
    await expectPlace(input, place);
    const canvas = sheet.locator(`section:has([name="${name}"]) > canvas`);
    if (!name.startsWith('fixed')) {
      expect(await turnOf(input)).toBe((pageTurn - turn + 360) % 360);
      continue;
    }
    await expectPlace(canvas, place);
    await expect(input).toHaveCSS('opacity', '0');
  }
}

const styleOf = (page: Page, kind: string, property: string) =>
  page
    .locator(`[name^="${kind}-0-"]`)
    .evaluateAll(
      (inputs, name) => inputs.map((input) => getComputedStyle(input).getPropertyValue(name)),
      property,
    );

test('fields that the form turns lie where it has them, on pages of every turn', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'form.pdf', makeForm());
  await page.goto(`/files/${id}`);
  for (const index of TURNS.keys()) await expectFields(page, index, 0);
  await sheetOf(page, 1).scrollIntoViewIfNeeded();
  // Letters and cells are as large in each of them.
  for (const [kind, property] of [
    ['line', 'font-size'],
    ['cells', 'letter-spacing'],
  ] as const) {
    const [upright = '', ...turned] = await styleOf(page, kind, property);
    expect(turned).toHaveLength(3);
    for (const value of turned) expect(Math.abs(parseFloat(value) - parseFloat(upright))).toBeLessThan(0.5);
  }
  // Whoever clicks at the place on the paper writes in the field that is there.
  const lines = fieldsOf(0).filter((field) => field.name.startsWith('line'));
  for (const { name, rect } of lines) {
    const sheet = await boxOf(sheetOf(page, 1));
    const place = placeOnScreen(rect, 0);
    await page.mouse.click(
      sheet.x + (place.x + place.width / 2) * sheet.width,
      sheet.y + (place.y + place.height / 2) * sheet.height,
    );
    await page.keyboard.type(name);
    await expect(page.locator(`[name="${name}"]`)).toHaveValue(name);
  }
});

test('a reader who turns the document turns the fields with it', async ({ page, member, request }) => {
  const { id } = await storeFile(request, member, 'form.pdf', makeForm());
  await page.goto(`/files/${id}`);
  await expectFields(page, 0, 0);
  await page.keyboard.press('r');
  for (const index of TURNS.keys()) await expectFields(page, index, 90);
});
