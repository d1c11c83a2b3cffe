import type { Page } from '@playwright/test';
import { setPlan } from './people.ts';
import { finish, newest } from './pro-tools.ts';
import { expect, test } from './sheaf-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 1700 } });
test.beforeEach(({ member }) => setPlan(member.email, 'premium'));

type Shot = { width: number; height: number; dark: boolean[] };

/** Which pixels of the first page are dark, as it is on the screen. */
async function shoot(page: Page): Promise<Shot> {
  const surface = page.locator('[data-page="1"]');
  await expect(surface.locator('xpath=preceding-sibling::img')).toHaveJSProperty('complete', true);
  await page.mouse.move(2, 2);
  const picture = (await surface.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const dark: boolean[] = [];
    for (let at = 0; at < data.length; at += 4) dark.push(data[at]! + data[at + 1]! + data[at + 2]! < 330);
    return { width, height, dark };
  }, picture);
}

/** The box around what is dark in one half of the page, and was not before. */
function inkOf({ width, height, dark }: Shot, half: 'upper' | 'lower', before?: Shot): number[] {
  const [from, to] = half === 'upper' ? [0, height / 2] : [height / 2, height];
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = Math.ceil(from); y < to; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!dark[at] || before?.dark[at]) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  return [left, top, right, bottom];
}

test('what is saved has its ink where the editor showed it, in a field and beside it', async ({
  page,
  member,
  request,
}) => {
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const formFields = [{ type: 'signature', name: 'tenant', x: 60, y: 560, width: 440, height: 130 }];
  const form = await request.post('/api/pdf/advanced/create-form', { headers, data: { formFields } });
  const { file } = (await form.json()) as { file: { id: string } };
  await page.goto(`/advanced-tools/sign?files=${file.id}`);
  const here = page.getByRole('button', { name: 'Sign here, page 1' });
  await expect(here).toBeVisible();
  await page.getByRole('button', { name: 'Add signature' }).click();
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('[data-page="1"]').click({ position: { x: 320, y: 700 } });
  // It is kept from here on; the field is still open.
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const empty = await shoot(page);

  await page.getByRole('button', { name: 'Signature', exact: true }).click();
  await here.click();
  await page.getByRole('button', { name: 'Date', exact: true }).click();
  await page.locator('[data-page="1"]').click({ position: { x: 320, y: 600 } });
  await page.locator('[data-page="1"]').click({ position: { x: 40, y: 850 } });
  const shown = await shoot(page);
  await expect(page.getByRole('textbox', { name: 'Name of the result' })).toHaveValue(/-signed$/u);
  await finish(page, 'Sign PDF');

  const made = await newest(request, member);
  await page.goto(`/advanced-tools/sign?files=${made}`);
  await expect(page.locator('[data-page="1"]')).toBeVisible();
  const saved = await shoot(page);
  for (const half of ['upper', 'lower'] as const) {
    const [drawn, kept] = [inkOf(shown, half, empty), inkOf(saved, half, empty)];
    expect(drawn[2]).toBeGreaterThan(0);
    // Two renderers smooth edges in their own way.
    for (const [side, at] of drawn.entries())
      expect(Math.abs(kept[side]! - at), `${half}: shown ${drawn}, saved ${kept}`).toBeLessThanOrEqual(4);
  }
});
