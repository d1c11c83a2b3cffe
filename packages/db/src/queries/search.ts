import { sql } from 'kysely';
import type { Db } from '../client.ts';
import type { FileRow, FolderRow } from '../tables.ts';
import { findByNames, namesContain } from './search-names.ts';
import { findInTexts, readParts, type TextHit } from './search-texts.ts';
import { readQuery } from './search-words.ts';

export type Passage = Pick<TextHit, 'page' | 'label'> & { content: string };
export type FoundFile = { file: FileRow; match: 'name' | 'tag' | 'text'; passage: Passage | null };
export type Found = {
  files: FoundFile[];
  folders: FolderRow[];
  /** What was asked for, folded: what names have somewhere, and what words of a text begin with. */
  parts: string[];
  words: string[];
};

/** A list of files for a word on more pages than this would be useless, and take seconds. */
const LISTED_PAGES = 5000;

/** The member's files and folders that match, best first: names, then tags, then contents. */
export async function find(db: Db, userId: string, query: string, limit: number): Promise<Found> {
  const asked = await readQuery(db, query);
  if (!asked) return { files: [], folders: [], parts: [], words: [] };
  const [names, texts, folders] = await Promise.all([
    findByNames(db, userId, asked.parts, limit),
    asked.text ? findInTexts(db, userId, asked.text, limit) : [],
    findFolders(db, userId, asked.parts, limit),
  ]);
  const kinds = new Map<string, FoundFile['match']>(names.map(({ id, matches }) => [id, matches]));
  for (const { file_id } of texts) if (!kinds.has(file_id)) kinds.set(file_id, 'text');
  const ids = [...kinds.keys()].slice(0, limit);
  const shown = texts.filter(({ file_id }) => ids.includes(file_id));
  const [rows, parts] = await Promise.all([
    readFiles(db, userId, ids),
    shown.length ? readParts(db, userId, shown) : [],
  ]);
  const files = ids.flatMap((id): FoundFile[] => {
    const file = rows.find((row) => row.id === id);
    const hit = shown.find(({ file_id }) => file_id === id);
    const content = hit && parts.find(({ file_id }) => file_id === id)?.content;
    const passage = hit && content !== undefined ? { page: hit.page, label: hit.label, content } : null;
    return file ? [{ file, match: kinds.get(id) ?? 'text', passage }] : [];
  });
  return { files, folders, parts: asked.parts, words: asked.starts };
}

function readFiles(db: Db, userId: string, ids: string[]): Promise<FileRow[]> {
  if (!ids.length) return Promise.resolve([]);
  return db
    .selectFrom('files')
    .selectAll()
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is', null)
    .execute();
}

async function findFolders(db: Db, userId: string, parts: string[], limit: number): Promise<FolderRow[]> {
  return db
    .selectFrom('folders')
    .selectAll()
    .where('user_id', '=', userId)
    .where(namesContain(parts))
    .orderBy(sql`starts_with(names, ${parts.join(' ')})`, 'desc')
    .orderBy(sql`lower(name)`)
    .limit(limit)
    .execute();
}

/** To sort a list by: whether a file is called so, or tagged; nothing is where nothing is asked for. */
export async function isCalledSo(db: Db, query = '') {
  const asked = query ? await readQuery(db, query) : null;
  return asked ? namesContain(asked.parts) : sql<boolean>`(1 = 0)`;
}

/** For a list of files: those whose names, tags or text have what is asked for. Undefined when nothing is. */
export async function filterFiles(db: Db, userId: string, query: string) {
  const asked = await readQuery(db, query);
  if (!asked) return undefined;
  const inNames = namesContain(asked.parts);
  if (!asked.text) return inNames;
  const { loose, apart } = asked.text;
  // One set of both, so that it is made once and not asked anew for each file.
  return sql<boolean>`id in (
    select id from files where user_id = ${userId} and trashed_at is null and ${inNames}
    union all
    select file_id from (
      select file_id, words from file_texts
      where user_id = ${userId} and words @@ to_tsquery('sheaf', ${apart}) limit ${LISTED_PAGES}
    ) as together where words @@ to_tsquery('sheaf', ${loose}))`;
}
