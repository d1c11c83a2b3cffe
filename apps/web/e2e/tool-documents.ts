import { type APIRequestContext, expect } from '@playwright/test';
import type { File as StoredFile } from '@sheaf/api/features/files/files.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import type { Person } from './people.ts';
import { photoPng } from './photo-png.ts';
import { storeFile } from './stored-files.ts';

function headersOf(person: Person): { authorization: string } {
  return { authorization: `Bearer ${person.session.access_token}` };
}

async function post<Answer>(
  request: APIRequestContext,
  person: Person,
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await request.post(path, { headers: headersOf(person), data });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A document with so many pages, whose pages have been counted. */
export async function storePages(
  request: APIRequestContext,
  person: Person,
  name: string,
  pages: number,
): Promise<StoredFile> {
  const texts = Array.from({ length: pages }, (_, index) => ({ text: `${name} page ${index + 1}` }));
  const file = await storeFile(request, person, name, Buffer.from(makeTestPdf({ pages: texts })));
  const countPages = async () => {
    const answer = await request.get(`/api/files/${file.id}`, { headers: headersOf(person) });
    return (await answer.json()).file.page_count;
  };
  // Documents of 20 000 pages that another test has stored may be read before.
  await expect.poll(countPages).toBe(pages);
  return file;
}

/** A document of one photograph. */
export async function storePhotoDocument(request: APIRequestContext, person: Person): Promise<StoredFile> {
  const { id } = await storeFile(request, person, 'photo.png', photoPng());
  const made = await post<{ file: StoredFile }>(request, person, '/api/pdf/convert/images-to-pdf', {
    fileIds: [id],
    outputName: 'brochure.pdf',
  });
  return made.file;
}

/** The newest entry of the history of that kind, and the bytes that the member stores. */
export async function lastOperation(request: APIRequestContext, person: Person, action: string) {
  const headers = headersOf(person);
  const history = await request.get(`/api/users/history?action=${action}`, { headers });
  const stats = await request.get('/api/users/stats', { headers });
  const { totalStorage }: { totalStorage: number } = (await stats.json()).stats;
  const [operation] = (await history.json()).history;
  return { operation, totalStorage };
}

export function toolPath(tab: string, files: { id: string }[]): string {
  return `/tools?tab=${tab}&files=${files.map(({ id }) => id).join(',')}`;
}
