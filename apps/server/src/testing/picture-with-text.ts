import { texts } from '@sheaf/db';
import { type TestMember, upload } from './members.ts';
import { pngFile } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

/** A picture of the member, whose pages have these texts as if they had been read in it. */
export async function addPicture(
  { ctx, url }: Pick<TestServer, 'ctx' | 'url'>,
  member: TestMember,
  name: string,
  pages: string[] = [],
  fields: Record<string, string> = {},
): Promise<string> {
  const { id } = (await upload({ url }, member, pngFile(), name, fields)).body.file;
  const numbered = pages.map((text, index) => ({ page: index + 1, text }));
  await texts.replaceFileTexts(ctx.db, { id, user_id: member.id }, 'text-layer', numbered);
  return id;
}
