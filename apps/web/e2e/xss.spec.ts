import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { call, TALL, test } from './hostile-test.ts';
import { expectAsText, NAMES, pack, PAYLOADS } from './hostile-texts.ts';
import { setPlan } from './people.ts';
import { expect } from './sheaf-test.ts';
import { makeFolder, storeFile } from './stored-files.ts';

test.use(TALL);
test.slow();

test('names of files, folders and tags are text wherever they are listed', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'premium');
  const names = pack(NAMES, 235).map((name) => `${name}.pdf`);
  const tags = NAMES;
  const files: string[] = [];
  for (const [at, filename] of names.entries()) {
    const { id } = await storeFile(request, member, 'a.pdf', pdfFile(`file ${at}`));
    const some = tags.slice(at * 8, at * 8 + 8);
    await call(request, member, `/files/${id}`, { filename, tags: some }, 'PATCH');
    files.push(id);
  }
  const folders = pack(NAMES, 100);
  for (const name of folders) await makeFolder(request, member, name);

  await page.goto('/dashboard');
  await expectAsText(page, names.slice(-1));
  await page.goto('/dashboard?tab=files');
  await expectAsText(page, [...names, ...folders]);
  await page.goto(`/dashboard?tab=files&q=${encodeURIComponent('script')}`);
  await expectAsText(page, names.filter((name) => name.includes('script')).slice(0, 1));
  await page.goto('/profile?tab=activity');
  await expectAsText(page, names.slice(-1));
  for (const [at, id] of files.entries()) {
    await page.goto(`/files/${id}`);
    await expectAsText(page, [names[at]!]);
  }
  const picked = files.map((id) => `file=${id}`).join('&');
  await page.goto(`/tools?tab=merge&${picked}`);
  await expectAsText(page, names);
  await page.goto(`/advanced-tools/merge?${picked}`);
  await expectAsText(page, names);
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.getByRole('combobox').fill('boom');
  await expectAsText(page, names.slice(0, 1));
});

test('names of people, keys, webhooks, batches and templates are text', async ({ page, member, request }) => {
  await setPlan(member.email, 'premium');
  const keys = pack(PAYLOADS, 100);
  for (const name of keys)
    await call(request, member, '/users/api-keys', { name, password: member.password });
  const hooks = pack(NAMES, 380)
    .slice(0, 5)
    .map((name) => `http://127.0.0.1:9/?q=${name}`);
  for (const url of hooks) await call(request, member, '/users/webhooks', { url });
  const [name = ''] = pack(PAYLOADS.slice(9), 100);
  await call(request, member, '/users/profile', { name }, 'PUT');
  await page.goto('/profile');
  await expectAsText(page, [name, ...keys, ...hooks]);

  const { id } = await storeFile(request, member, 'a.pdf', pdfFile('batch'));
  const titles = pack(PAYLOADS, 200);
  const operations = [{ type: 'flatten', fileIds: [id] }];
  const description = PAYLOADS.join(' ');
  for (const title of titles) await call(request, member, '/batch', { name: title, operations });
  for (const title of titles) {
    const recipe = { name: title, description, operations: [{ type: 'flatten' }] };
    await call(request, member, '/batch/templates', recipe);
  }
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Batch Process', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Batch Processor' });
  await dialog.getByRole('tab', { name: 'Templates' }).click();
  await expectAsText(page, [...titles, description]);
  await dialog.getByRole('tab', { name: /^Monitor/u }).click();
  await expectAsText(page, titles);
});

/** Sentences that the engine of answers quotes, the outline, the properties, the notes and the fields of one document. */
function hostileLease(): Buffer {
  const size: [number, number] = [5000, 400];
  const pages = pack(PAYLOADS, 180).map((payloads, at) => ({
    text: `The rent of garage ${at + 1} is ${at + 3}0 euros a month, says the lease with ${payloads} in its middle.`,
    size,
    notes: at ? [] : PAYLOADS,
  }));
  const [title = '', author = '', subject = '', keywords = ''] = pack(PAYLOADS, 600);
  return Buffer.from(
    makeTestPdf({
      pages,
      info: { Title: title, Author: author, Subject: subject, Keywords: keywords, Producer: PAYLOADS[9]! },
      outline: PAYLOADS.map((payload, at) => ({ title: payload, page: at % pages.length })),
      fields: PAYLOADS.map((payload, at) => ({ name: `${at} ${payload}`, value: payload, pages: [0] })),
      attachments: Object.fromEntries(NAMES.map((name) => [name, 'attached'])),
    }),
  );
}

test('what a document says is text: its words, properties, outline, notes, fields, summaries and answers', async ({
  page,
  member,
  request,
}) => {
  await setPlan(member.email, 'premium');
  const { id } = await storeFile(request, member, 'lease.pdf', hostileLease());
  const headers = { authorization: `Bearer ${member.session.access_token}` };
  await expect
    .poll(
      async () => {
        const answer = await request.get(`/api/files/${id}?text=true`, { headers });
        return (await answer.json()).file.extracted_text;
      },
      { timeout: 120_000 },
    )
    .toContain('boom()');
  const questions = pack(PAYLOADS, 700);
  let sessionId: string | undefined;
  for (const question of questions) {
    const message = `How much is the rent a month? ${question}`;
    const body = { fileId: id, message, sessionId };
    ({ sessionId } = await call<{ sessionId: string }>(request, member, '/ai/chat-pdf', body));
  }
  type Told = { summary: { summary_text: string; sentences: { text: string }[] } };
  const { summary } = await call<Told>(request, member, '/ai/summarize', {
    fileId: id,
    summaryType: 'detailed',
  });
  expect(summary.summary_text).toContain('boom()');

  await page.goto(`/files/${id}?find=boom&assistant=chat`);
  await expectAsText(page, questions);
  await page.getByRole('radio', { name: 'Contents' }).click();
  await expectAsText(page, PAYLOADS);
  await page.locator('.textAnnotation.popupTriggerArea').nth(9).click();
  await expect(page.locator('.popup', { hasText: PAYLOADS[9]! }).first()).toBeVisible();
  await expectAsText(page, []);
  await page.goto(`/files/${id}?assistant=summary`);
  await expectAsText(
    page,
    summary.sentences.map(({ text }) => text),
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.getByRole('combobox').fill('rent');
  await expectAsText(page, ['boom()']);
  const tools = {
    analyze: NAMES[9]!,
    'fill-form': `9 ${PAYLOADS[9]}`,
    organize: 'lease.pdf',
    verify: 'lease.pdf',
  };
  for (const [tool, text] of Object.entries(tools)) {
    await page.goto(`/advanced-tools/${tool}?files=${id}`);
    await expectAsText(page, [text]);
  }
});
