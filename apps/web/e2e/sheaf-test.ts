import {
  type APIRequestContext,
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from '@playwright/test';
import { administrator, openSession, type Person, registerPerson } from './people.ts';

interface SheafFixtures {
  /** Console errors that a test brings about on purpose, such as a refused password. */
  expectedErrors: RegExp;
  watched: void;
  /** A new member, not yet signed in anywhere in the browser. */
  person: Person;
  /** The same, signed in here. */
  member: Person;
}

/** Every page of every test is watched: no console error, no uncaught error, no breach of the policy. */
export const test = base.extend<SheafFixtures>({
  expectedErrors: [/^no error is expected$/u, { option: true }],
  watched: [
    async ({ context, expectedErrors }, use) => {
      const seen = await watchContext(context);
      await use();
      expect(seen.filter((line) => !expectedErrors.test(line))).toEqual([]);
    },
    { auto: true },
  ],
  person: async ({ request }, use) => {
    await use(await registerPerson(request));
  },
  member: async ({ page, person }, use) => {
    await signInOn(page, person);
    await use(person);
  },
});

export { expect } from '@playwright/test';

/** Puts the person's session where the page keeps it, once: what the page does with it later stays. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const page = await context.newPage();
  await signInOn(page, person);
  await page.close();
}

/** As the administrator, whoever the person of the test is. */
export async function enterAsAdmin(
  context: BrowserContext,
  request: APIRequestContext,
  person: Person,
): Promise<void> {
  const session = await openSession(request, administrator.email, administrator.password);
  await signIn(context, { ...person, session });
}

async function signInOn(page: Page, person: Person): Promise<void> {
  await page.goto('/theme.js');
  await page.evaluate(
    ([token, session]) => {
      localStorage.setItem('auth_token', token);
      localStorage.setItem('auth_session', session);
    },
    [
      person.session.access_token,
      JSON.stringify({ ...person.session, renew_at: Date.now() + 600_000 }),
    ] as const,
  );
}

async function watchContext(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeBinding('reportBreach', (_source, breach: string) => {
    seen.push(`policy: ${breach}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportBreach') as (breach: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    seen.push(`uncaught: ${error.error().message}`);
  });
  return seen;
}
