import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { expect } from './sheaf-test.ts';

/** What the server says of the document that was just made. */
export async function told<Answer>(
  request: APIRequestContext,
  person: Person,
  path: string,
): Promise<Answer> {
  const headers = { authorization: `Bearer ${person.session.access_token}` };
  const answer = await request.get(path, { headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

export async function newest(request: APIRequestContext, person: Person): Promise<string> {
  const { files } = await told<{ files: { id: string }[] }>(request, person, '/api/files?sort=date');
  return files[0]?.id ?? '';
}

export async function finish(page: Page, action: string): Promise<void> {
  const bar = page.getByRole('region', { name: 'Result' });
  await bar.getByRole('button', { name: action }).click();
  await expect(page.getByText('Your document is ready')).toBeVisible();
}

export async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return box;
}

export async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
}
