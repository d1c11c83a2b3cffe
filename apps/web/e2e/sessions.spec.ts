import { hold } from './failing.ts';
import { openSession, registerPerson } from './people.ts';
import { expect, signIn, test } from './sheaf-test.ts';

test.use({ expectedErrors: /status of 401/u });

test('a session ended on the profile page is signed out in the other browser', async ({
  page,
  member,
  browser,
  request,
}) => {
  const other = await browser.newContext();
  await signIn(other, { ...member, session: await openSession(request, member.email, member.password) });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/dashboard');
  await expect(elsewhere.getByRole('heading', { name: /Nora/u })).toBeVisible();

  await page.goto('/profile');
  const devices = page.getByRole('listitem').filter({ hasText: 'seen' });
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
  await expect(page.getByText('Device signed out')).toBeVisible();
  await expect(devices).toHaveCount(1);

  await elsewhere.reload();
  await expect(elsewhere).toHaveURL('/login?redirect=%2Fdashboard');
  await other.close();
});

test('everything else is signed out at once, after a question', async ({ page, member, request }) => {
  const token = (await openSession(request, member.email, member.password)).access_token;
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all other devices' }).click();
  await expect(page.getByText('All other devices signed out')).toBeVisible();
  await expect(page.getByText('This device')).toBeVisible();
  const answer = await request.get('/api/users/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

test('signing out in one tab signs out the others, and goes to the start page', async ({
  page,
  member,
  context,
}) => {
  const second = await context.newPage();
  await second.goto('/profile');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: member.name }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  expect(
    await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('auth_session')]),
  ).toEqual([null, null]);
  await expect(second).toHaveURL(/\/login/u);
});

for (const locks of ['with', 'without']) {
  test(`several tabs whose session is due renew it once between them, ${locks} the browser’s locks`, async ({
    member,
    context,
  }) => {
    const renewals: string[] = [];
    context.on('request', (request) => {
      if (request.url().includes('auth.refresh')) renewals.push(request.url());
    });
    // Browsers have none on plain http, but for localhost, where these tests run.
    if (locks === 'without') {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    }
    const first = await context.newPage();
    await first.goto('/theme.js');
    await first.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}');
      localStorage.setItem('auth_session', JSON.stringify({ ...session, renew_at: 0 }));
    });
    const tabs = [first, await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((tab) => tab.goto('/profile')));
    await Promise.all(tabs.map((tab) => expect(tab.getByText('This device')).toBeVisible()));
    expect(renewals).toHaveLength(1);
    const token = await first.evaluate(() => localStorage.getItem('auth_token'));
    expect(token).not.toBe(member.session.access_token);
  });
}

test('a token that the server refuses is renewed once, unseen', async ({ page, member }) => {
  await page.goto('/theme.js');
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}');
    localStorage.setItem('auth_session', JSON.stringify({ ...session, access_token: 'worn-out' }));
  });
  await page.goto('/profile');
  await expect(page.getByText('This device')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(member.session.access_token);
});

test('until it is known who is here, the page waits', async ({ page, member }) => {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('auth_session') ?? '{}');
    localStorage.setItem('auth_session', JSON.stringify({ ...session, renew_at: 0, expires_at: 0 }));
  });
  const letThrough = await hold(page, 'auth\\.refresh');
  await page.goto('/profile');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  letThrough();
  await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
});

test('a new name is shown in the bar at once', async ({ page, member }) => {
  expect(member.name).toBe('Nora Feldt');
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Nora Calloway');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nora Calloway' })).toBeVisible();
});

test('another person who signs in here does not see what the first one read', async ({
  page,
  member,
  context,
  request,
}) => {
  await page.goto('/profile');
  await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
  await expect(page.getByText('This device')).toBeVisible();
  const next = await registerPerson(request);
  await signIn(context, { ...next, name: 'Somebody Else' });
  await expect(page.getByLabel('Email Address')).toHaveValue(next.email);
  await expect(page.getByText('This device')).toBeVisible();
});
