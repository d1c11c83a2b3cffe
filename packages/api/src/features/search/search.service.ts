import { correctQuery, findSimilar, type FolderRow, search } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { presentFile } from '../files/files.presenter.ts';
import { cutPassage } from './search.passage.ts';
import { areNear } from '../../near-words.schema.ts';
import { markParts } from './search.marks.ts';
import type { SearchAnswer, SearchInput } from './search.schema.ts';

/** Candidates: one error in five letters is forgiven, and the others are left out. */
const SIMILAR = 50;

export async function find(ctx: MemberContext, { q, limit }: SearchInput): Promise<SearchAnswer> {
  const { id } = ctx.member.user;
  const asWritten = await search.find(ctx.db, id, q, limit);
  const { parts } = asWritten;
  const similar = await findSimilar(ctx.db, id, hasAny(asWritten) ? [] : parts, SIMILAR);
  const isForgiven = ({ names }: { names: string }) => areNear(parts, names);
  const near = { files: similar.files.filter(isForgiven), folders: similar.folders.filter(isForgiven) };
  const isMissed = q !== '' && !hasAny(asWritten) && !hasAny(near);
  const corrected = isMissed ? await correctQuery(ctx.db, id, q) : undefined;
  const found = corrected ? await search.find(ctx.db, id, corrected, limit) : asWritten;
  return {
    corrected: corrected && hasAny(found) ? corrected : null,
    similar: { files: near.files.map(presentFile), folders: near.folders.map(presentFolder) },
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

const hasAny = ({ files, folders }: { files: unknown[]; folders: unknown[] }) =>
  files.length + folders.length > 0;

function presentFolder({ id, name, color, parent_id, created_at, updated_at }: FolderRow) {
  return { id, name, color, parent_id, created_at, updated_at };
}
