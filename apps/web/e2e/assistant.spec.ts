import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

const pages = [
  'The letting of the garage begins on 1 May 2024 and lasts for two years.',
  'The rent is 85 euros a month and is due on the third working day.',
  'The tenant deposits 170 euros with Harrow Lane Estates Ltd.',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a document is asked, and the answer leads to its passage', async ({ page, member, request }) => {
  const bytes = Buffer.from(makeTestPdf({ pages: pages.map((text) => ({ text, size: [1400, 500] })) }));
  const { id } = await storeFile(request, member, 'lease.pdf', bytes);
  await page.goto('/dashboard?tab=files');
  await page.getByRole('button', { name: 'More actions for lease.pdf' }).click();
  await page.getByRole('menuitem', { name: 'AI Assistant' }).click();
  await expect(page).toHaveURL(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  await expect(panel.getByText('Enable PDF Chat')).toBeVisible();
  await expect(panel.getByText('Process your PDF to enable AI-powered chat')).toBeVisible();
  await panel.getByRole('button', { name: 'Enable Chat' }).click();
  await expect(page.getByText('PDF chat enabled!')).toBeVisible();
  await expect(panel.getByText('Start a conversation about your PDF')).toBeVisible();
  await expect(panel.getByText('Chat Ready')).toBeVisible();
  const engine = panel.getByText('Quotes, no language model');
  await expect(engine).toHaveAttribute('title', /^Search by sheaf-static-/u);
  await panel.getByRole('textbox', { name: 'Ask about your PDF...' }).fill('How much is the rent a month?');
  const readToItsEnd = page.waitForEvent('requestfinished', (sent) =>
    sent.url().endsWith('/api/ai/chat-pdf'),
  );
  await page.keyboard.press('Enter');
  await readToItsEnd;
  await expect(panel.getByText('“The rent is 85 euros a month', { exact: false })).toBeVisible();
  await expect(panel.getByText('Sources: 1 relevant section')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Source 1, page 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  await checkAccess(page, 'chat', floating);

  await panel.getByRole('tab', { name: 'Summary' }).click();
  await expect(panel.getByText('Generate Summary')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Auto Summary' })).toBeEnabled();
  await panel.getByRole('button', { name: 'Brief Summary' }).click();
  await panel.getByRole('button', { name: 'Regenerate Summary' }).click();
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const kinds = async () => {
    const { summaries } = await (await request.get(`/api/ai/summaries/${id}`, { headers })).json();
    return summaries.map((one: { summary_type: string }) => one.summary_type);
  };
  await expect.poll(kinds).toEqual(['brief', 'brief']);
  await expect(panel.getByRole('button', { name: 'Harrow Lane Estates Ltd' })).toBeVisible();
  await expect(panel.getByRole('row', { name: 'Starts 1 May 2024 p. 1' })).toBeVisible();
  await expect(panel.getByRole('row', { name: 'Rent 85 euros p. 2' })).toBeVisible();
  // Each sentence and each fact leads to its page.
  await panel.getByTitle('Page 2').filter({ hasText: 'p. 2' }).click();
  await expect(page).toHaveURL(/page=2/u);
  await panel.getByRole('button', { name: '1 May 2024' }).click();
  await expect(page).toHaveURL(/page=1/u);
  await checkAccess(page, 'summary', floating);
  await page.reload();
  await panel.getByRole('tab', { name: 'Chat' }).click();
  await panel.getByRole('button', { name: 'Source 1, page 2' }).click();
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  await panel.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('menuitem', { name: 'Delete this conversation' }).click();
  await expect(panel.getByText('Start a conversation about your PDF')).toBeVisible();
});

test('a question that comes before the earlier ones are there follows them', async ({
  page,
  member,
  request,
}) => {
  const bytes = Buffer.from(makeTestPdf({ pages: pages.map((text) => ({ text, size: [1400, 500] })) }));
  const { id } = await storeFile(request, member, 'lease.pdf', bytes);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const prepare = async () =>
    (await request.post('/api/ai/create-embeddings', { headers, data: { fileId: id } })).status();
  await expect.poll(prepare).toBe(200);
  const asked = { fileId: id, message: 'How much is the rent a month?' };
  await request.post('/api/ai/chat-pdf', { headers, data: asked });
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/ai\.chatSessions/u, async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto(`/files/${id}?assistant=chat`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  const field = panel.getByRole('textbox', { name: 'Ask about your PDF...' });
  await field.fill('When does the letting of the garage begin?');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  letThrough();
  const thread = panel.getByRole('log');
  await expect(thread.getByText('“The letting of the garage begins', { exact: false })).toBeVisible();
  await expect(thread.getByText(/\?$/u)).toContainText([
    asked.message,
    'When does the letting of the garage begin?',
  ]);
});

test('a scan offers OCR, and is read in place', async ({ page, member, request }) => {
  const { bytes } = await makeScan();
  const { id } = await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await expect
    .poll(async () => {
      const headers = { authorization: `Bearer ${member.session.access_token}` };
      const answer = await request.get(`/api/ai/recommendations/${id}`, { headers });
      return (await answer.json()).recommendations.length;
    })
    .toBe(1);
  await page.goto(`/files/${id}?assistant=summary`);
  await expect(page.getByText('Extract Text First')).toBeVisible();
  await expect(page.getByText('Run OCR to extract text before generating a summary')).toBeVisible();
  await expect(page.getByText('of 1', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Recommendations 1' }).click();
  await page.getByRole('button', { name: 'Extract Text' }).click();
  await expect(page.getByText('Text extracted successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Enable Chat' }).click();
  await expect(page.getByText('No recommendations available')).toBeHidden();
  await page
    .getByRole('textbox', { name: 'Ask about your PDF...' })
    .fill('How many vessels came before the storm?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Source 1/u })).toContainText('Seventeen vessels');
  await expect(page.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
});

test('each recommendation is done by its button, or leads to where it is done', async ({
  page,
  member,
  request,
}) => {
  const long = Array.from({ length: 10 }, (_, at) => ({ text: `Day ${at + 1}`, ballast: at ? 0 : 300_000 }));
  const fields = [{ name: 'who', value: 'Ada', pages: [0] }];
  const form = Buffer.from(makeTestPdf({ pages: long, fields }));
  const { id } = await storeFile(request, member, 'form.pdf', form);
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const advised = async () => {
    const answer = await request.get(`/api/ai/recommendations/${id}`, { headers });
    const { recommendations } = await answer.json();
    return recommendations.map(({ action }: { action: string }) => action);
  };
  await expect.poll(advised).toEqual(['enable_chat', 'sign', 'compress', 'bookmarks']);
  // A server that is newer than the page advises what the page has never heard of.
  const laminate = {
    title: 'Laminate it',
    description: 'It is used daily.',
    priority: 'low',
    action: 'laminate',
  };
  await page.route(/ai\.recommendations/u, async (route) => {
    const answer = await route.fetch();
    const whole = (await answer.text()).replace(/"recommendations":\[/u, `$&${JSON.stringify(laminate)},`);
    await route.fulfill({ response: answer, body: whole });
  });
  await page.goto(`/files/${id}?assistant=recommendations`);
  const panel = page.getByRole('complementary', { name: 'AI Assistant' });
  const advice = (title: string) => panel.getByRole('article').filter({ hasText: title });
  await expect(panel.getByRole('heading', { name: 'Smart Recommendations' })).toBeVisible();
  await expect(advice('Laminate it')).toContainText('Low');
  await advice('Laminate it').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Action "laminate" not implemented yet')).toBeVisible();
  await page.unrouteAll();
  await checkAccess(page, 'recommendations', floating, 'aside');
  await advice('Make it smaller').getByRole('button', { name: 'Compress' }).click();
  await expect(page.getByText(/^Smaller by \d+(?:\.\d)? %$/u)).toBeVisible();
  await advice('Add bookmarks').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('10 bookmarks added')).toBeVisible();
  await advice('Sign it').getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`/advanced-tools/sign?files=${id}`);
});

test.describe('an answer that does not come', () => {
  test.use({ expectedErrors: /503|404.*operations\.get/u });

  test('takes its question out of the thread, and leaves it to be sent again', async ({
    page,
    member,
    request,
  }) => {
    const bytes = Buffer.from(makeTestPdf({ pages: [{ text: pages[1]!, size: [1400, 500] }] }));
    const { id } = await storeFile(request, member, 'lease.pdf', bytes);
    await page.route('**/api/ai/chat-pdf', (route) =>
      route.fulfill({ status: 503, json: { error: 'Too much is going on.', code: 'busy', requestId: 'x' } }),
    );
    await page.goto(`/files/${id}?assistant=chat`);
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Enable Chat' }).click({ timeout: 15_000 });
    }).toPass();
    const field = page.getByRole('textbox', { name: 'Ask about your PDF...' });
    await field.fill('How much is the rent?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Chat failed')).toBeVisible();
    await expect(page.getByText('Too much is going on.')).toBeVisible();
    await expect(page.getByRole('log').getByText('How much is the rent?')).toBeHidden();
    await expect(field).toHaveValue('How much is the rent?');

    // The same where the connection ends in the middle of it.
    const begun = 'event: token\ndata: {"text":"The rent is"}\n\n';
    await page.route('**/api/ai/chat-pdf', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: begun }),
    );
    await field.press('Enter');
    await expect(page.getByText('Network error: Please check your connection and try again.')).toBeVisible();
    await expect(page.getByRole('log').getByText('The rent is')).toBeHidden();
    await expect(field).toHaveValue('How much is the rent?');
  });
});
