import type { APIRequestContext } from '@playwright/test';
import { watchForBooms } from './hostile-texts.ts';
import type { Person } from './people.ts';
import { expect, test as base } from './sheaf-test.ts';

/** A page that is tall shows all of its rows at once. Whatever goes off fails the test it goes off in. */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ context }, use) => {
      const heard = await watchForBooms(context);
      await use();
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});
export const TALL = {
  viewport: { width: 1400, height: 5000 },
  contextOptions: { reducedMotion: 'reduce' },
} as const;

export async function call<Answer = object>(
  request: APIRequestContext,
  { session }: Person,
  path: string,
  data: object,
  method = 'POST',
): Promise<Answer> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const answer = await request.fetch(`/api${path}`, { method, headers, data });
  expect([200, 201], `${path}: ${await answer.text()}`).toContain(answer.status());
  return answer.json();
}
