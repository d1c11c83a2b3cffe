import { makeScan, makeTestPdf } from '@sheaf/pdf-core/testing';
import type { Page } from '@playwright/test';
import { hold } from './failing.ts';
import { setPlan } from './people.ts';
import { checkAccess, floating } from './check-access.ts';
import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const size: [number, number] = [1400, 500];
const makePages = (texts: string[]) =>
  Buffer.from(makeTestPdf({ pages: texts.map((text) => ({ text, size })) }));
const lease = makePages([
  'The letting of the garage begins on 1 May 2024 and lasts for two years.',
  'The rent is 85 euros a month and is due on the third working day.',
]);
const rules = makePages([
  'The yard of the house is swept every Saturday by the porter.',
  'Bicycles are kept in the cellar and never in the staircase.',
  'Parcels are taken in at the kiosk until eight in the evening.',
]);

const elsewhere = makePages(['The clock of the tower is wound up by the sexton every Friday.']);

async function addFile(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add files' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose files' });
  await picker.getByRole('checkbox', { name }).click();
  await picker.getByRole('button', { name: 'Add 1 file' }).click();
  await expect(picker).toBeHidden();
}

async function openConversation(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Conversations' }).click();
  await page.getByRole('menuitem', { name: title }).click();
}

test('files come to a conversation that is under way, and it goes on with them', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'lease.pdf', lease);
  await storeFile(request, member, 'rules.pdf', rules);
  await storeFile(request, member, 'elsewhere.pdf', elsewhere);
  await setPlan(member.email, 'pro');
  await page.goto(`/advanced-tools/ai-chat?files=${id}`);
  await page.getByRole('button', { name: 'Start Chat' }).click();
  const chat = page.getByRole('region', { name: 'Active Chat' });
  const asked = chat.getByRole('list', { name: 'Sources' }).getByRole('listitem');
  await expect(asked).toHaveText(['lease.pdf']);
  await page.getByRole('textbox', { name: 'Ask about your PDF...' }).fill('How much is the rent a month?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('button', { name: 'Source 1, page 2' })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Ask about these documents...' });
  for (const [name, question] of [
    ['rules.pdf', 'Until when are parcels taken in at the kiosk?'],
    ['elsewhere.pdf', 'Who winds up the clock of the tower?'],
  ] as const) {
    await addFile(page, name);
    await expect(asked.last()).toContainText(name);
    // The messages stay.
    await expect(chat.getByText('How much is the rent a month?')).toBeVisible();
    await field.fill(question);
    await field.press('Enter');
    await expect(chat.getByRole('button', { name: new RegExp(`^Source 1, ${name}`, 'u') })).toBeVisible();
  }
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  const { sessions } = await (await request.get(`/api/ai/chat-sessions/${id}`, { headers })).json();
  expect(sessions).toHaveLength(1);
  expect(sessions[0].file_ids).toHaveLength(3);

  // It is there again with the first of its files, and brings the others back.
  await page.goto(`/tools?tab=ai-chat&files=${id}`);
  await page.getByRole('button', { name: 'Start Chat' }).click();
  await expect(asked).toHaveText(['lease.pdf']);
  await openConversation(page, 'How much is the rent a month?');
  await expect(asked).toHaveText(['lease.pdf', 'rules.pdf', 'elsewhere.pdf']);
  await expect(chat.getByText('Who winds up the clock of the tower?')).toBeVisible();
});

test('an answer, the closest passages and a missing answer look different', async ({
  page,
  member,
  request,
}) => {
  const about = makePages([
    'Lease of the garage. The letting of the garage begins on 1 May 2024 and lasts for two years.',
    'The rent is 85 euros a month and is due on the third working day. Rent that is paid late bears interest at five per cent.',
  ]);
  const { id } = await storeFile(request, member, 'lease.pdf', about);
  await page.goto(`/tools?tab=ai-chat&files=${id}`);
  await page.getByRole('button', { name: 'Start Chat' }).click();
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: 'Ask about your PDF...' });
  const ask = async (question: string) => {
    await field.fill(question);
    // The words of an answer are here before it has ended.
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await field.press('Enter');
  };
  // Each is said once, and not again by a badge.
  const [unsure, missing] = [/closest matches/iu, /in this document/iu].map((said) => log.getByText(said));
  await ask('How much is the rent a month?');
  await expect(log.getByText(/^Sources: /u)).toHaveCount(1);
  await ask('Is there a sauna in the garage?');
  await expect(missing!).toHaveCount(1);
  await expect(log.getByText(/^Sources: /u)).toHaveCount(1);
  await expect(unsure!).toHaveCount(0);
  await ask('What happens when somebody pays too slowly?');
  await expect(unsure!).toHaveCount(1);
  await expect(missing!).toHaveCount(1);
});

test('several chosen files are asked together, and each source opens its own file with the passage lit', async ({
  page,
  member,
  request,
}) => {
  test.slow();
  await storeFile(request, member, 'lease.pdf', lease);
  const { id } = await storeFile(request, member, 'rules.pdf', rules);
  const { bytes } = await makeScan();
  await storeFile(request, member, 'scan.pdf', Buffer.from(bytes));
  await page.goto('/dashboard?tab=files');
  for (const name of ['lease.pdf', 'rules.pdf', 'scan.pdf'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check({ force: true });
  await page.getByRole('toolbar', { name: 'Selection' }).getByRole('button', { name: 'Tools' }).click();
  await page.getByRole('menuitem', { name: 'Ask', exact: true }).click();

  const chat = page.getByRole('region', { name: 'Active Chat' });
  await expect(chat.getByText('I have read 2 documents.')).toBeVisible();
  await expect(chat.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveCount(3);
  await expect(chat.getByText("1 file hasn't been read yet.")).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Ask about these documents...' });
  await field.fill('Until when are parcels taken in at the kiosk?');
  await field.press('Enter');
  const source = chat.getByRole('button', { name: 'Source 1, rules.pdf, page 3' });
  await expect(source).toContainText('Parcels are taken in at the kiosk');
  await expect(chat.getByRole('log')).toContainText('(rules.pdf, page 3)');
  const document = page.getByRole('region', { name: 'The document' });
  await expect(document.getByText('Page 3 of 3')).toBeVisible();
  await expect(document.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  await checkAccess(page, 'several asked', floating);
  const opened = page.waitForEvent('popup');
  await document.getByRole('link', { name: 'Open in viewer' }).click();
  const viewer = await opened;
  await expect(viewer).toHaveURL(new RegExp(`/files/${id}\\?page=3&mark=`, 'u'));
  await expect(viewer.getByRole('button', { name: 'Passage 1' })).toBeInViewport();
  await viewer.close();

  await field.fill('How much is the rent a month?');
  await field.press('Enter');
  await expect(chat.getByRole('button', { name: 'Source 1, lease.pdf, page 2' })).toBeVisible();
  await expect(document.getByText('Page 2 of 2')).toBeVisible();
  await source.click();
  await expect(document.getByText('Page 3 of 3')).toBeVisible();

  // The first try is stopped before it is under way.
  const release = await hold(page, 'ai.ocr');
  await chat.getByRole('button', { name: 'Extract Text' }).click();
  await expect(chat.getByText('Reading scan.pdf')).toBeVisible();
  await chat.getByRole('button', { name: 'Stop' }).click();
  release();
  await chat.getByRole('button', { name: 'Extract Text' }).click();
  await expect(chat.getByText(/^Reading scan.pdf|hasn't been read yet/u)).toBeHidden();
  await chat.getByRole('button', { name: 'Exclude rules.pdf' }).click();
  await field.fill('How many vessels came before the storm?');
  await field.press('Enter');
  await expect(chat.getByRole('button', { name: 'Source 1, scan.pdf, page 1' })).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Include 1 again' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await checkAccess(page, 'several asked on a phone', floating);
});

test.describe('a file that is gone', () => {
  test.use({ expectedErrors: /404/u });

  test('a folder is asked from its menu, and files in the trash are reported and left out', async ({
    page,
    member,
    request,
  }) => {
    const headers = { authorization: `Bearer ${member.session.access_token}` };
    const made = await request.post('/api/folders', { headers, data: { name: 'House' } });
    const { folder } = await made.json();
    const stored = [
      await storeFile(request, member, 'lease.pdf', lease),
      await storeFile(request, member, 'rules.pdf', rules),
    ];
    await storeFile(request, member, 'elsewhere.pdf', elsewhere);
    const fileIds = stored.map(({ id }) => id);
    await request.post('/api/folders/move-files', { headers, data: { fileIds, folder_id: folder.id } });
    await page.goto('/dashboard?tab=files');
    await page.getByRole('button', { name: 'More actions for House' }).click();
    await page.getByRole('menuitem', { name: 'Ask about this folder' }).click();
    const chat = page.getByRole('region', { name: 'Active Chat' });
    await expect(chat.getByText('House · 2 documents')).toBeVisible();
    const field = page.getByRole('textbox', { name: 'Ask about these documents...' });
    await field.fill('Where are bicycles kept?');
    await field.press('Enter');
    await expect(chat.getByRole('button', { name: 'Source 1, rules.pdf, page 2' })).toBeVisible();

    await addFile(page, 'elsewhere.pdf');
    await expect(chat.getByText('House · 3 documents')).toBeVisible();
    await expect(chat.getByText('Where are bicycles kept?')).toBeVisible();
    await expect(chat.getByRole('list', { name: 'Sources' })).toContainText('elsewhere.pdf');
    await field.fill('Who winds up the clock of the tower?');
    await field.press('Enter');
    await expect(chat.getByRole('button', { name: 'Source 1, elsewhere.pdf, page 1' })).toBeVisible();

    await page.goto(`/tools?tab=ai-chat&folder=${folder.id}`);
    await expect(chat.getByText('House · 2 documents')).toBeVisible();
    await openConversation(page, 'Where are bicycles kept?');
    await expect(chat.getByText('House · 3 documents')).toBeVisible();
    await expect(chat.getByText('Who winds up the clock of the tower?')).toBeVisible();
    await expect(chat.getByRole('button', { name: 'Source 1, elsewhere.pdf, page 1' })).toBeVisible();

    // The page does not hear of it: the answer tells.
    await page.route('**/api/events*', () => undefined);
    await page.goto(`/tools?tab=ai-chat&files=${fileIds.join()}`);
    await expect(chat.getByText('I have read 2 documents.')).toBeVisible();
    await request.delete(`/api/files/${fileIds[1]}`, { headers });
    await field.fill('Where are bicycles kept?');
    await field.press('Enter');
    await expect(page.getByText('Failed to send message: File not found.')).toBeVisible();
    await expect(chat.getByRole('list', { name: 'Sources' })).toContainText('in the trash');
    await field.press('Enter');
    await expect(chat.getByRole('log')).toContainText(/I couldn't find/u);
  });
});
