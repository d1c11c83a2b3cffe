import type { APIRequestContext } from '@playwright/test';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { expect } from './sheaf-test.ts';
import { test } from './model-test.ts';
import { beginStream } from '../../server/src/testing/model-server.ts';
import type { Person } from './people.ts';
import { storeFile } from './stored-files.ts';

const pages = [
  'The letting of the garage begins on 1 May 2024 and lasts for two years.',
  'The rent is 85 euros a month and is due on the third working day.',
];
const bytes = Buffer.from(makeTestPdf({ pages: pages.map((text) => ({ text, size: [1400, 500] })) }));

/** Once its text is known. */
async function addLease(request: APIRequestContext, member: Person): Promise<string> {
  const { id } = await storeFile(request, member, 'lease.pdf', bytes);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const read = async () =>
    (await (await request.get(`/api/files/${id}?text=true`, { headers })).json()).file.extracted_text;
  await expect.poll(read).toContain('85 euros');
  return id;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a language model answers in plain text: no picture, no link, and nothing is fetched', async ({
  page,
  member,
  request,
  model,
  canary,
}) => {
  test.slow();
  const { url } = canary;
  const tricks = [
    `![a receipt](${url}/pixel.png)`,
    `<img src="${url}/img.png"><iframe src="${url}/frame"></iframe>`,
    `[Sign in again](${url}/login) and ${url}/bare or [run](javascript:alert(1))`,
  ];
  model.say(
    `It is 85 euros.\n\n${tricks.join('\n')}\nQUOTE 1: The rent is 85 euros a month\nQUOTE 2: The rent is paid in gold`,
  );
  const id = await addLease(request, member);
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  await expect(panel.getByText('Answered by small-model')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Ask about your PDF...' }).fill('What is the rent?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Source 1, page 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  const thread = panel.getByRole('log');
  for (const trick of tricks) await expect(thread.getByText(trick)).toBeVisible();
  await expect(thread.getByText(/QUOTE \d/)).toHaveCount(0);
  await expect(thread.locator('img, iframe, a, video, object, embed, script')).toHaveCount(0);
  await expect(thread.getByText('Not found in the document')).toBeVisible();
  await expect(thread.getByText('“The rent is paid in gold”')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Source 2, page 2' })).toHaveCount(0);
  await checkAccess(page, 'an answer by a model', floating, 'aside');
  expect(canary.visits).toEqual([]);
});

test('an answer that is stopped leaves the thread as it was, and its question to be asked again', async ({
  page,
  member,
  request,
  model,
}) => {
  const id = await addLease(request, member);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  await request.post('/api/ai/create-embeddings', { headers, data: { fileId: id } });
  const left = new Promise<void>((resolve) => {
    model.say((_call, res) => {
      res.once('close', resolve);
      beginStream(res)({ content: 'It begins and ' });
    });
  });
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  const thread = panel.getByRole('log');
  const field = panel.getByRole('textbox', { name: 'Ask about your PDF...' });
  await field.fill('What is the rent?');
  await page.keyboard.press('Enter');
  await expect(thread.getByText('It begins and')).toBeVisible();
  await expect(thread.getByText('What is the rent?')).toBeVisible();
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(thread.getByText('It begins and')).toHaveCount(0);
  await expect(thread.getByText('What is the rent?')).toHaveCount(0);
  await expect(field).toHaveValue('What is the rent?');
  await left;
  // It was stopped, and not sent once more.
  expect(model.calls).toHaveLength(1);
  model.say('It is 85 euros.\nQUOTE 1: The rent is 85 euros a month');
  await field.press('Enter');
  await expect(panel.getByRole('button', { name: 'Source 1, page 2' })).toBeVisible();
  const { usage } = await (await request.get('/api/subscriptions/usage', { headers })).json();
  expect(usage.ai_operations).toBe(1);
});

test('a summary is written by the model and translated in place', async ({
  page,
  member,
  request,
  model,
}) => {
  test.slow();
  const summary = '[1] The letting begins in May.\n[2] The rent is 85 euros.';
  model.say(({ body }) => (body.messages[0]!.content.includes('German') ? 'Im Mai geht es los.' : summary));
  const id = await addLease(request, member);
  await page.goto(`/files/${id}?assistant=summary`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await expect(panel.getByText('Written by the language model')).toBeVisible();
  await panel.getByRole('button', { name: 'Brief Summary' }).click();
  await expect(panel.getByText('Written by small-model')).toBeVisible();
  await expect(panel.getByText('The letting begins in May.')).toBeVisible();
  await panel.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'German' }).click();
  await panel.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(panel.getByText('Im Mai geht es los.')).toHaveAttribute('lang', 'de');
  await expect(panel.getByRole('button', { name: 'Copy translation' })).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await checkAccess(page, 'a translated summary', floating, 'aside');
});

test('without the model the document is quoted, and the page says why', async ({
  page,
  member,
  request,
  model,
}) => {
  model.say((_call, res) => void res.destroy());
  const id = await addLease(request, member);
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  const field = panel.getByRole('textbox', { name: 'Ask about your PDF...' });
  await field.fill('What is the rent?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('The language model cannot be reached. This answer is from')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Source 1, page 2' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('a number that no quote has is underlined, and says so on hover, focus and tap', async ({
  page,
  member,
  request,
  model,
}) => {
  model.say('Anna Meier pays 95 euros a month.\nQUOTE 1: The rent is 85 euros a month');
  const id = await addLease(request, member);
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  await panel.getByRole('textbox', { name: 'Ask about your PDF...' }).fill('What is the rent?');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('2 details not found in the quotes')).toBeVisible();
  const [name, sum] = [
    panel.getByRole('button', { name: 'Anna Meier' }),
    panel.getByRole('button', { name: '95' }),
  ];
  const why = page.getByRole('tooltip', { name: 'Not found in the quoted passages' });
  await expect(sum).toHaveCSS('text-decoration-style', 'dotted');
  await sum.hover();
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await name.focus();
  await expect(why).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sum).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await sum.dispatchEvent('click');
  await expect(why).toBeVisible();
  await checkAccess(page, 'an answer with unverified details', floating, 'aside');
});
