import type { ErrorBody } from '@sheaf/api/errors';
import { readErrorBody, RestError } from './api-error.ts';
import { freshSession, markTokenRefused } from '../session/session-renewal.ts';

export const networkError = new RestError({ message: null, code: 'network', fields: {} });

/** From the text of a failed answer, which need not come from Sheaf: a proxy may have spoken. */
export function restError(text: string): RestError {
  const body = parseBody(text);
  if (!body) return new RestError({ message: null, code: 'unknown', fields: {} });
  return new RestError(readErrorBody(body));
}

/** Sends with the member's token; once more with a new one when the server refused it. */
export async function withToken<Answer extends { status: number }>(
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(await authorization());
  if (answer.status !== 401 || !markTokenRefused()) return answer;
  return send(await authorization());
}

export async function authorization(): Promise<Record<string, string>> {
  const session = await freshSession();
  return session ? { authorization: `Bearer ${session.access_token}` } : {};
}

function parseBody(text: string): ErrorBody | null {
  try {
    const body: Partial<ErrorBody> | null = JSON.parse(text);
    return typeof body?.error === 'string' && typeof body.code === 'string' ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}
