import { type ChatMessageRow, type Db, type FileRow, files } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import { requireUnchanged } from '../files/files.ocr-text.service.ts';
import type { ChatSource } from './ai.schema.ts';

/** Sources with the bytes that they were found in. Refused where a file was replaced while it was asked. */
export async function bindSources(trx: Db, asked: FileRow[], sources: ChatSource[]): Promise<ChatSource[]> {
  const rows = new Map(asked.map((row) => [row.id, row]));
  const bound = sources.map((source) => ({ source, row: rows.get(source.file_id) }));
  // In one order, so that two answers about the same files never wait for each other.
  const cited = [...new Set(bound.flatMap(({ row }) => row ?? []))];
  for (const row of cited.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    await requireUnchanged(trx, row);
  return bound.map(({ source, row }) => ({ ...source, ...(row && { sha256: row.sha256 }) }));
}

/** Messages whose sources say which of them are of bytes that their file no longer has. */
export async function markEarlier(ctx: ActingContext, messages: ChatMessageRow[]): Promise<ChatMessageRow[]> {
  const sourcesOf = ({ metadata }: ChatMessageRow) => (metadata['sources'] ?? []) as ChatSource[];
  const ids = [...new Set(messages.flatMap(sourcesOf).map(({ file_id }) => file_id))];
  const rows = await files.findFiles(ctx.db, ctx.member.user.id, ids);
  const now = new Map(rows.map((row) => [row.id, row]));
  return messages.map((message) => {
    const marked = sourcesOf(message).map((source) => {
      const file = now.get(source.file_id);
      if (!file || !isEarlier(source, message, file)) return source;
      const { boxes: _, ...quoted } = source;
      return { ...quoted, is_earlier: true };
    });
    return marked.length ? { ...message, metadata: { ...message.metadata, sources: marked } } : message;
  });
}

/** Sources from before there were versions have no hash, and are of the bytes of their time. */
function isEarlier({ sha256 }: ChatSource, { created_at }: ChatMessageRow, file: FileRow): boolean {
  if (sha256) return sha256 !== file.sha256;
  return file.version_at !== null && Date.parse(file.version_at) > Date.parse(created_at);
}
