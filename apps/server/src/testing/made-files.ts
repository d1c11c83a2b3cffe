import type { File } from '@sheaf/api/features/files/files.schema.ts';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { type TestMember, upload } from './members.ts';

export type Made = {
  file: File;
  files: File[];
  operationId: string;
  error: string;
  code: string;
  details: Record<string, unknown>;
};

/** A document of the member, a page for each text. */
export async function addPdf(
  server: { url: string },
  member: TestMember,
  texts: string[],
  name = 'a.pdf',
  fields: Record<string, string> = {},
): Promise<string> {
  const bytes = Buffer.from(makeTestPdf({ pages: texts.map((text) => ({ text })) }));
  return (await upload(server, member, bytes, name, fields)).body.file.id;
}

/** The bytes of a file, as its member gets them. */
export async function bytesOf(server: { url: string }, member: TestMember, id: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${member.token}` };
  const response = await fetch(`${server.url}/api/files/${id}/download`, { headers });
  return Buffer.from(await response.arrayBuffer());
}
