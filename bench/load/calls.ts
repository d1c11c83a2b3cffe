import type { Member } from './sheaf-under-load.ts';

/** The status, and how long it took until the last byte was there. */
export type Called = { status: number; milliseconds: number };

async function call(url: string, member: Member, init: RequestInit = {}): Promise<Called & { body: Buffer }> {
  const headers = { authorization: `Bearer ${member.token}`, ...init.headers };
  const start = performance.now();
  const answer = await fetch(url, { ...init, headers });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, milliseconds: performance.now() - start, body };
}

export function read(url: string, member: Member, path: string): Promise<Called> {
  return call(`${url}/api${path}`, member);
}

export function ask(url: string, member: Member, path: string, input: object): Promise<Called> {
  const headers = { 'content-type': 'application/json' };
  return call(`${url}/api${path}`, member, { method: 'POST', headers, body: JSON.stringify(input) });
}

/** With the new file's id, where there is one. */
export async function upload(
  url: string,
  member: Member,
  bytes: Uint8Array,
  name: string,
): Promise<Called & { id: string | undefined }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const { body, ...called } = await call(`${url}/api/files/upload`, member, { method: 'POST', body: form });
  const answer = JSON.parse(body.toString()) as { file?: { id: string } };
  return { ...called, id: answer.file?.id };
}
