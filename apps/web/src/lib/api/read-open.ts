import { restError } from './rest-call.ts';

/** By the plain door, without a token: pages for everyone do without the client that members' pages use. */
export async function readOpen<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`);
  if (!answer.ok) throw restError(await answer.text());
  return answer.json();
}
