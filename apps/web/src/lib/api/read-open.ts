import { restError } from './rest-call.ts';

/** A plain fetch without a token: public pages do not need the client of members' pages. */
export async function readOpen<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(`/api${path}`);
  if (!answer.ok) throw restError(await answer.text());
  return answer.json();
}
