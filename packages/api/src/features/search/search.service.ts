import { findSimilar, type FolderRow, search } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { presentFile } from '../files/files.presenter.ts';
import { cutPassage } from './search.passage.ts';
import { areNear } from '../../near-words.schema.ts';
import { markParts } from './search.marks.ts';
import type { SearchAnswer, SearchInput } from './search.schema.ts';

/** Candidates: one error in five letters is forgiven, and the others are left out. */
const SIMILAR = 50;

export async function find(ctx: MemberContext, { q, limit }: SearchInput): Promise<SearchAnswer> {
  const found = await search.find(ctx.db, ctx.member.user.id, q, limit);
  const isMissed = found.files.length + found.folders.length === 0;
  const similar = await findSimilar(ctx.db, ctx.member.user.id, isMissed ? found.parts : [], SIMILAR);
  const isForgiven = ({ names }: { names: string }) => areNear(found.parts, names);
  return {
    similar: {
      files: similar.files.filter(isForgiven).map(presentFile),
      folders: similar.folders.filter(isForgiven).map(presentFolder),
    },
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
    folders: found.folders.map((folder) => ({
      folder: presentFolder(folder),
      marks: markParts(folder.name, found.parts),
    })),
  };
}

function presentFolder({ id, name, color, parent_id, created_at, updated_at }: FolderRow) {
  return { id, name, color, parent_id, created_at, updated_at };
}
