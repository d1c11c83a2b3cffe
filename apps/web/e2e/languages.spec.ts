import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test('the language is chosen in the footer, turns the page at once, and is kept', async ({ page }) => {
  await page.goto('/');
  const choose = page.getByRole('contentinfo').getByRole('combobox');
  await expect(choose).toHaveValue('en');
  await choose.selectOption({ label: 'Deutsch' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.de.webmanifest');
  // What the server answers is said in the page's language, too.
  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail-Adresse').fill('niemand@sheaf.example');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Diese Instanz versendet keine E-Mails.')).toBeVisible();
  await page.goto('/offline.html');
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'English' });
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test.describe('in a browser that speaks French', () => {
  test.use({ locale: 'fr-FR', expectedErrors: /status of 404/u });

  test('pages, sizes, dates and refusals are French', async ({ page, member, request }) => {
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text: 'Bail' }] }));
    await storeFile(request, member, 'bail.pdf', bytes);
    await page.goto('/dashboard?tab=files');
    await expect(page.getByText('bail.pdf')).toBeVisible();
    await expect(page.getByText(/\d (octets|Ko)/u).first()).toBeVisible();
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    const told = async () =>
      (await (await request.get('/api/users/profile', { headers })).json()).user.language;
    await expect.poll(told, { message: 'what letters are written in' }).toBe('fr');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Suppr', { exact: true })).toBeVisible();
    await page.goto('/profile');
    await page.getByLabel('Nom complet').fill('');
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await expect(page.getByText('Veuillez saisir un nom.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/profil/iu);
    await page.goto('/files/00000000-0000-7000-8000-000000000000');
    await expect(page.getByText(/n’existe|introuvable/u).first()).toBeVisible();
  });
});

test.describe('without its words', () => {
  test.use({ expectedErrors: /ERR_FAILED .*\.de-/u });

  test('a page stays English', async ({ page }) => {
    await page.route('**/assets/*.de-*.js', (route) => route.abort());
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto('/login');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
});
