import { listOutbox } from '../../server/src/adapters/network/mail-outbox.ts';
import { pdfFile } from '../../server/src/testing/sample-files.ts';
import { call, TALL, test } from './hostile-test.ts';
import { expectAsText, NAMES, pack, PAYLOADS, watchForBooms } from './hostile-texts.ts';
import { administrator, newAddress, openSession } from './people.ts';
import { expect, signIn } from './sheaf-test.ts';
import { storeFile } from './stored-files.ts';

test.use(TALL);
test.slow();

test('what administrators see of others is text', async ({ page, context, member, request }) => {
  const session = await openSession(request, administrator.email, administrator.password);
  const admin = { ...member, session };
  const names = pack(PAYLOADS, 100);
  const marker = member.email.slice(0, 9);
  for (const name of names) {
    const person = { name, email: `${marker}-${newAddress()}`, password: 'paper and ink' };
    const answer = await request.post('/api/auth/register', { data: person });
    const { user, session: own } = await answer.json();
    const file = await storeFile(request, { ...person, session: own }, 'a.pdf', pdfFile(name.slice(0, 5)));
    const [filename] = pack(NAMES, 235);
    await call(request, { ...person, session: own }, `/files/${file.id}`, { filename }, 'PATCH');
    const { password } = administrator;
    await call(request, admin, `/admin/users/${user.id}/role`, { role: 'admin', password }, 'PUT');
    await call(request, admin, `/admin/users/${user.id}/role`, { role: 'user' }, 'PUT');
    if (name !== names[0]) continue;
    await signIn(context, admin);
    await page.goto(`/admin/users/${user.id}`);
    await expectAsText(page, [name, filename!]);
  }
  await page.goto(`/admin?q=${encodeURIComponent(marker)}`);
  await expectAsText(page, names.slice(0, 10));
  for (const tab of ['activity', 'storage', 'system']) {
    await page.goto(`/admin?tab=${tab}`);
    await expectAsText(page, []);
  }
  await page.goto('/admin/audit');
  await expectAsText(page, ['Audit log']);
  for (const payload of PAYLOADS.slice(0, 10)) {
    await page.goto(`/admin?q=${encodeURIComponent(payload)}`);
    await expectAsText(page, [payload]);
  }
});

test('what would go off is heard, and what became a part of a page is seen', async ({ browser }) => {
  const context = await browser.newContext();
  const heard = await watchForBooms(context);
  const page = await context.newPage();
  for (const payload of PAYLOADS.filter((one) => /<(img|svg|script|iframe|details)/iu.test(one))) {
    // Neither a policy nor React stands before it.
    await page.setContent(`<title>${payload}</title><p>${payload}</p>`);
  }
  await expect.poll(() => heard.length).toBeGreaterThan(10);
  await page.setContent('<img src=x onerror=boom()>');
  await expect(expectAsText(page, [])).rejects.toThrow('onerror');
  await context.close();
});

test('emails are text, also where a reader runs what it is sent', async ({ page, request }) => {
  // A name with an address or a path in it is left out of emails.
  const names = pack(
    NAMES.filter((name) => !/[@\\]|\.\p{L}/u.test(name)),
    100,
  );
  expect(names.length).toBeGreaterThan(5);
  const addresses = names.map(newAddress);
  for (const [at, name] of names.entries()) {
    const data = { name, email: addresses[at]!, password: 'paper and ink' };
    expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
  }
  const outbox = process.env.SHEAF_E2E_OUTBOX ?? '';
  const sent = async () => (await listOutbox(outbox, 5000)).filter(({ to }) => addresses.includes(to));
  await expect.poll(async () => (await sent()).length).toBe(names.length);
  for (const { to, html } of await sent()) {
    await page.setContent(html);
    await expectAsText(page, [names[addresses.indexOf(to)]!]);
  }
});

test.describe('addresses', () => {
  // What is no id is refused, or of nothing there is.
  test.use({ expectedErrors: /status of 40[04]/u });

  test('what an address carries is text, and leads nowhere else', async ({ page, member }) => {
    const places = (said: string) => [
      `/dashboard?tab=files&q=${said}&folder=${said}&tag=${said}`,
      `/login?redirect=${said}`,
      `/register?redirect=${said}&next=${said}`,
      `/files/${said}?page=${said}&find=${said}&mark=${said}&assistant=${said}`,
      `/tools?tab=${said}&files=${said}`,
      `/advanced-tools/${said}?files=${said}`,
      `/nowhere/${said}?q=${said}#${said}`,
      `/help/${said}`,
      `/reset-password#token=${said}`,
      `/profile?tab=${said}`,
    ];
    for (const [at, payload] of PAYLOADS.entries()) {
      const said = encodeURIComponent(payload);
      await page.goto(places(said)[at % places(said).length]!);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAsText(page, []);
      expect(new URL(page.url()).origin).toBe(new URL(process.env.SHEAF_E2E_URL ?? '').origin);
    }
    for (const target of ['javascript:boom()', '//evil.example', 'data:text/html,<script>boom()</script>']) {
      await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
      await expect(page).toHaveURL(/\/(tools|dashboard)$/u);
      await expectAsText(page, [member.name]);
    }
  });
});
