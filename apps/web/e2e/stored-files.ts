import { type APIRequestContext, expect } from '@playwright/test';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import type { Folder } from '@sheaf/api/features/folders/folders.schema.ts';
import type { Person } from './people.ts';

function headersOf(person: Person): { authorization: string } {
  return { authorization: `Bearer ${person.session.access_token}` };
}

/** A file that the member has kept before the test begins. */
export async function storeFile(
  request: APIRequestContext,
  person: Person,
  name: string,
  buffer: Buffer,
  fields: { folder_id?: string; tags?: string } = {},
): Promise<StoredFile> {
  const file = { name, mimeType: 'application/octet-stream', buffer };
  const answer = await request.post('/api/files/upload', {
    headers: headersOf(person),
    multipart: { ...fields, file },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).file;
}

/** Reading a file ends with an event, which has every page read its lists anew. */
export async function untilRead(request: APIRequestContext, person: Person, id: string): Promise<void> {
  const stateOf = async () => {
    const answer = await request.get(`/api/files/${id}`, { headers: headersOf(person) });
    return ((await answer.json()) as { file: StoredFile }).file.reading.state;
  };
  await expect.poll(stateOf).not.toBe('pending');
}

export async function makeFolder(
  request: APIRequestContext,
  person: Person,
  name: string,
  parent_id: string | null = null,
): Promise<Folder> {
  const answer = await request.post('/api/folders', {
    headers: headersOf(person),
    data: { name, parent_id },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).folder;
}

/** Names of the files in a folder, or at the root. */
export async function namesIn(
  request: APIRequestContext,
  person: Person,
  folderId: string | null,
): Promise<string[]> {
  const answer = await request.get(`/api/files?folder_id=${folderId}&sort=name&order=asc`, {
    headers: headersOf(person),
  });
  const files: StoredFile[] = (await answer.json()).files;
  return files.map(({ filename }) => filename);
}

export async function foldersOf(request: APIRequestContext, person: Person): Promise<Folder[]> {
  const answer = await request.get('/api/folders?flat=true', { headers: headersOf(person) });
  return (await answer.json()).folders;
}
