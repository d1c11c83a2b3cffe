import { pdfOfObjects } from '../../server/src/testing/sample-files.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A page with an email address in its text, a note, and a note that has a popup of its own as Acrobat makes it. */
function makeNoted(): Buffer {
  const content = 'BT /F 20 Tf 60 700 Td (Write to ivo.brandt@example.org) Tj ET';
  const note = '/Type/Annot/Subtype/Text/Name/Comment/T(Olga)/M(D:20260302101500Z)';
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 612 792]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[6 0 R 7 0 R 8 0 R]>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<<${note}/Rect[80 600 104 624]/Contents(Ask about this)>>`,
    `<<${note}/Rect[80 480 104 504]/Contents(Ask Ivo too)/Popup 8 0 R>>`,
    '<</Type/Annot/Subtype/Popup/Rect[120 420 300 504]/Parent 7 0 R>>',
  ]);
}

test('a note opens once beside links that were found in the text, and the links leave the text as it is', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'noted.pdf', makeNoted());
  await page.goto(`/files/${id}`);
  const link = page.locator('.linkAnnotation > a[href="mailto:ivo.brandt@example.org"]');
  await expect(link).toBeVisible();
  await page.mouse.move(0, 0);
  const look = await link.evaluate((element) => {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    return { backgroundColor, borderTopWidth };
  });
  expect(look).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '0px' });

  const shown = page.locator('.annotationLayer .popup:visible');
  const notes = page.locator('.annotationLayer .textAnnotation');
  await expect(notes).toHaveCount(2);
  for (const [place, words] of ['Ask about this', 'Ask Ivo too'].entries()) {
    await notes.nth(place).click();
    await expect(shown.filter({ hasText: words })).toHaveCount(1);
    await expect(shown).toHaveCount(1);
    await notes.nth(place).click();
    await page.mouse.move(0, 0);
    await expect(shown).toHaveCount(0);
  }
});
