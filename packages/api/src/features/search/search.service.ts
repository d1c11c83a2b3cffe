import { search } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { presentFile } from '../files/files.presenter.ts';
import { cutPassage } from './search.passage.ts';
import { markParts } from './search.marks.ts';
import type { SearchAnswer, SearchInput } from './search.schema.ts';

export async function find(ctx: MemberContext, { q, limit }: SearchInput): Promise<SearchAnswer> {
  const found = await search.find(ctx.db, ctx.member.user.id, q, limit);
  return {
    files: found.files.map(({ file, match, passage }) => ({
      file: presentFile(file),
      match,
      marks: markParts(file.filename, found.parts),
      passage: passage && {
        page: passage.page,
        label: passage.label,
        ...cutPassage(passage.content, found.words),
      },
    })),
    folders: found.folders.map(({ id, name, color, parent_id, created_at, updated_at }) => ({
      folder: { id, name, color, parent_id, created_at, updated_at },
      marks: markParts(name, found.parts),
    })),
  };
}
