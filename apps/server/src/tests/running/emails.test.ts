import { CONFIRM_DAYS } from '@sheaf/api/features/auth/auth.times.schema.ts';
import { LANGUAGES } from '@sheaf/api/language';
import { openArea } from '@sheaf/messages';
import { notifyLimits } from '@sheaf/api/features/usage/usage.jobs.ts';
import { reserveUsage } from '@sheaf/api/features/usage/usage.service.ts';
import { users } from '@sheaf/db';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listOutbox } from '../../adapters/network/mail-outbox.ts';
import type { StoredMail } from '@sheaf/api/mail';
import { restClient } from '../../testing/api-clients.ts';
import { addAdministrator, addMember } from '../../testing/members.ts';
import { startTestServer, type TestServer, tokenIn } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'off' });
});
afterAll(() => server.stop());

const password = 'correct horse';
type Answer = { user: { id: string; language: string }; session: { access_token: string } };

async function join(email: string, language?: string) {
  const details = { email, name: 'Nora Feldt', password, ...(language && { language }) };
  return (await restClient(server.url)<Answer>('auth.register', details)).body;
}

/** Everything a person sees of it: the one text, and what the other shows. */
function expectWords(letter: StoredMail, words: string[]): void {
  const shown = letter.html.replaceAll('&#39;', "'").replaceAll('&quot;', '"');
  for (const text of words) {
    expect(letter.text).toContain(text);
    expect(shown).toContain(text);
  }
}

test('a new member gets the email in the language of the page, and in English without one', async () => {
  for (const language of LANGUAGES) {
    const email = `${language}@example.org`;
    expect((await join(email, language)).user.language).toBe(language);
    const t = openArea(language, 'emails');
    const verification = t.record('verification', { days: CONFIRM_DAYS, instance: 'Sheaf' });
    const letter = await server.email(email, new RegExp(`^${verification.subject}$`, 'u'));
    expectWords(letter, [t('greeting', { name: 'Nora Feldt' }), verification.text, verification.after]);
    expect(letter.html).toContain(`<div lang="${language}"`);
    expect(letter.html).toContain(`>${verification.button}</a>`);
  }
  expect((await join('plain@example.org')).user.language).toBe('en');
  expect((await server.email('plain@example.org', /./u)).subject).toBe('Confirm your email address');
});

test('who is invited is written to in the language of who invites, until their own is known', async () => {
  const admin = await addAdministrator(server);
  await admin.call('users.updateProfile', { language: 'fr' });
  const email = 'invited@example.org';
  const { body } = await admin.call<Answer>('admin.invite', { email, name: 'Ida Invited' });
  expect(body.user.language).toBe('fr');
  await restClient(server.url)('auth.forgotPassword', { email });
  expect((await server.email(email, /./u)).html).toContain('<div lang="fr"');
});

test('a language chosen later holds for every email from then on', async () => {
  const email = 'later@example.org';
  const { user, session } = await join(email);
  const call = restClient(server.url);
  const token = session.access_token;
  const refused = await call('users.updateProfile', { language: 'tlh' }, token);
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  const told = await call<Answer>('users.updateProfile', { language: 'de' }, token);
  expect(told.body.user.language).toBe('de');
  await call('auth.forgotPassword', { email });
  expectWords(await server.email(email, /^Wählen Sie ein neues Passwort$/u), [
    'Guten Tag Nora Feldt,',
    'Der Link gilt 1 Stunde und kann einmal verwendet werden.',
  ]);
  const newPassword = 'battery staple';
  await call('auth.changePassword', { currentPassword: password, newPassword }, token);
  await server.email(email, /^Ihr Passwort wurde geändert$/u);
  await server.ctx.db.transaction().execute((trx) => reserveUsage(trx, user.id, 'ocrPagesPerMonth', 5));
  await notifyLimits(server.ctx);
  expectWords(await server.email(email, /^Ein Limit Ihres Tarifs ist erreicht$/u), [
    'Sie haben in diesem Monat alle OCR-Seiten Ihres Tarifs verbraucht.',
  ]);
  const confirmed = tokenIn(await server.email(email, /^(Confirm your email|Bestätigen Sie Ihre E-Mail)/u));
  await call('auth.verifyEmail', { token: confirmed }, token);
  await call('users.updateProfile', { email: 'moved@example.org', password: newPassword }, token);
  const moved = await server.email('moved@example.org', /^Bestätigen Sie Ihre neue E-Mail-Adresse$/u);
  await call('auth.verifyEmail', { token: tokenIn(moved) }, token);
  expectWords(await server.email(email, /^Ihre E-Mail-Adresse wurde geändert$/u), ['innerhalb von 7 Tagen']);
});

test('at 90 % and at 100 % of a limit comes an email, each once', async () => {
  const member = await addMember(server);
  const { db } = server.ctx;
  const use = (amount: number) =>
    db.transaction().execute((trx) => reserveUsage(trx, member.id, 'filesPerMonth', amount));
  const subjects = async () =>
    (await listOutbox(`${server.dataDir}/outbox`))
      .filter(({ to }) => to === member.email)
      .map(({ subject }) => subject);
  await use(8);
  await notifyLimits(server.ctx);
  await use(1);
  await Promise.all([notifyLimits(server.ctx), notifyLimits(server.ctx)]);
  const near = await server.email(member.email, /close to a limit/);
  expect(near.text).toContain("You have used 90% of this month's files in your plan.");
  await use(1);
  await notifyLimits(server.ctx);
  await notifyLimits(server.ctx);
  await server.email(member.email, /reached a limit/);
  const told = (await subjects()).filter((subject) => /limit/.test(subject));
  expect(told.toSorted()).toEqual([
    'You are close to a limit of your plan',
    'You have reached a limit of your plan',
  ]);
});

test('a member with an expired plan is notified of the limits of Free', async () => {
  const member = await addMember(server);
  const { db } = server.ctx;
  await users.updateUser(db, member.id, { plan: 'pro', plan_until: new Date(Date.now() - 1000) });
  await db.transaction().execute((trx) => reserveUsage(trx, member.id, 'filesPerMonth', 10));
  await notifyLimits(server.ctx);
  const { text } = await server.email(member.email, /reached a limit/);
  expect(text).toContain('files');
});

test('an instance that has a name of its own writes under it', async () => {
  const own = await startTestServer({ RATE_LIMITS: 'off' });
  onTestFinished(() => own.stop());
  const admin = await addAdministrator(own);
  await admin.call('admin.saveSettings', { name: 'Papers of the North' });
  const email = 'named@example.org';
  await restClient(own.url)('auth.register', { email, name: 'Nora', password });
  const letter = await own.email(email, /^Confirm your email address$/u);
  expect(letter.text).toContain('an account with Papers of the North');
  expect(letter.text + letter.html).not.toMatch(/Sheaf/u);
});
