import type { File } from '@sheaf/api/features/files/files.schema.ts';
import type { Version } from '@sheaf/api/features/files/files.versions.schema.ts';
import type { ErrorBody } from '@sheaf/api/errors';
import { readJson } from './api-clients.ts';
import type { TestMember } from './members.ts';

export type Versions = { versions: Version[]; rule: { kept: number; days: number } };

/** Uploads bytes as the newest version of a file. */
export async function uploadVersion(
  server: { url: string },
  { token }: { token: string },
  id: string,
  bytes: Buffer,
  base?: number,
): Promise<{ status: number; body: { file: File } & Partial<ErrorBody> }> {
  const form = new FormData();
  if (base !== undefined) form.set('base_version', String(base));
  form.set('file', new Blob([new Uint8Array(bytes)]), 'next.pdf');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/files/${id}/versions`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { status: response.status, body: await readJson(response) };
}

/** The bytes of a file, or of one of its versions; null where there are none to be had. */
export async function downloadVersion(
  server: { url: string },
  { token }: { token: string },
  id: string,
  version?: number,
): Promise<Buffer | null> {
  const query = version === undefined ? '' : `?version=${version}`;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${server.url}/api/files/${id}/download${query}`, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return response.status === 200 ? bytes : null;
}

export async function listNumbers(member: TestMember, id: string): Promise<number[]> {
  const { body } = await member.call<Versions>('versions.list', { id });
  return body.versions.map(({ number }) => number);
}
