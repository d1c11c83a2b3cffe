import { expect, test } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const parts = ['Drawings', 'Model', 'Logbook', 'Varnish', 'Launch', 'Knots'];
const course = `Course in Boat Building

The course is given in the yard by the river and leads from the plan to the first launch.

Grading

Grades are made up as follows:

${parts.map((part, at) => `- ${part}: ${10 + at} per cent of the grade, judged by two of the builders`).join('\n')}

The yard is open from seven in the morning to six in the evening.
`;

test('an answer longer than the chat is read from its question on, each item in a line', async ({
  page,
  member,
  request,
}) => {
  const { id } = await storeFile(request, member, 'course.txt', Buffer.from(course));
  await page.goto(`/files/${id}?assistant=chat`);
  await page.getByRole('button', { name: 'Enable Chat' }).tap();
  await page.getByRole('textbox', { name: /^Ask about/u }).fill('How is the grade made up?');
  await page.keyboard.press('Enter');
  const chat = page.getByRole('log');
  await expect(chat.getByRole('button', { name: /^Source 1/u })).toBeVisible();
  await expect(chat.getByText('How is the grade made up?')).toBeInViewport({ ratio: 1 });
  await expect(chat.getByText('Grades are made up as follows:').first()).toBeInViewport();
  const lines = (await chat.getByText('Grades are made up as follows:').first().innerText()).split('\n');
  for (const part of parts) expect(lines.filter((line) => line.startsWith(`- ${part}`))).toHaveLength(1);
});

test('an answer is handed to what the phone shares with, with the name of its file', async ({
  page,
  member,
  request,
}) => {
  await page.addInitScript(() => {
    navigator.share = async ({ text } = {}) => void sessionStorage.setItem('shared', text ?? '');
  });
  const { id } = await storeFile(request, member, 'course.txt', Buffer.from(course));
  await page.goto(`/files/${id}?assistant=chat`);
  await page.getByRole('button', { name: 'Enable Chat' }).tap();
  await page.getByRole('textbox', { name: /^Ask about/u }).fill('When is the yard open?');
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByRole('button', { name: 'Share answer' }).tap();
  const shared = await page.evaluate(() => sessionStorage.getItem('shared'));
  expect(shared).toMatch(/from seven in the morning to six in the evening[^]*\ncourse\.txt$/u);
});
