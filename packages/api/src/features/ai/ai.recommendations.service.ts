import { type FileRow, summaries, texts } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isSilent } from '../files/files.presenter.ts';
import { findLiveFile } from '../files/files.service.ts';
import { hasPriority } from '../usage/usage.features.ts';
import { type MessageKey, type MessageParameters, openArea } from '@sheaf/messages';
import type { Recommendation } from './ai.schema.ts';
import { countAiCall } from './ai.turns.ts';
import { isPictureType } from '../files/upload-types.schema.ts';

/** Smaller files are not worth making smaller. */
const WORTH_COMPRESSING = 256 * 1024;
const WORTH_SAVING = 0.15;
const LONG_PAGES = 5;
/** From here on a reader looks for a place by bookmarks. */
const PAGES_TO_BOOKMARK = 10;
const PRIORITIES = ['high', 'medium', 'low'];
const LOOKING_MS = 15_000;

/** The fields of pdf-core's report that are used here. */
type Look = {
  security: object | null;
  form: { fields: number };
  signatures: number;
  outline: object[];
};
type Seen = { look: Look | null; isLocked: boolean; saved: number };

/** What would help with this very document, the most pressing first. */
export async function recommend(ctx: MemberContext, fileId: string): Promise<Recommendation[]> {
  await countAiCall(ctx);
  const file = await findLiveFile(ctx, fileId);
  const said = await texts.listFileTexts(ctx.db, file.user_id, file.id);
  const summed = await summaries.listSummaries(ctx.db, file.user_id, file.id);
  const words = said.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const seen = await lookInto(ctx, file);
  const advice: Recommendation[] = [
    ...adviseUnlocking(seen),
    ...adviseReading(file, said.length),
    ...(said.length && !file.has_embeddings ? [advise('chat', 'medium', 'enable_chat')] : []),
    ...(words > 200 && !summed.length ? [adviseSummary(file)] : []),
    ...adviseSigning(seen),
    ...adviseCompression(file, seen),
    ...adviseBookmarks(file, said.length, seen),
  ];
  return advice.toSorted(
    (one, other) => PRIORITIES.indexOf(one.priority) - PRIORITIES.indexOf(other.priority),
  );
}

function adviseUnlocking({ look, isLocked }: Seen): Recommendation[] {
  if (isLocked) return [advise('unlock_locked', 'high', 'unlock')];
  return look?.security ? [advise('unlock_restricted', 'low', 'unlock')] : [];
}

function adviseReading(file: FileRow, pagesWithText: number): Recommendation[] {
  const isPicture = file.type === 'application/pdf' || isPictureType(file.type);
  // Whose pages are not counted yet is still being read, or cannot be.
  const isRead = file.page_count !== null || isPictureType(file.type);
  // Blank pages and photos have nothing that OCR could read.
  if (!isPicture || !isRead || file.has_ocr || pagesWithText || isSilent(file)) return [];
  return [advise('ocr', 'high', 'ocr')];
}

function adviseSummary({ page_count }: FileRow): Recommendation {
  const pages = page_count ?? 0;
  return pages >= LONG_PAGES
    ? advise('summary_long', 'medium', 'summarize', { pages })
    : advise('summary', 'low', 'summarize');
}

function adviseSigning({ look }: Seen): Recommendation[] {
  return look?.form.fields && !look.signatures ? [advise('sign', 'medium', 'sign')] : [];
}

function adviseCompression({ size }: FileRow, { saved }: Seen): Recommendation[] {
  if (saved < size * WORTH_SAVING) return [];
  const percent = Math.round((saved / size) * 100);
  return [advise('compress', percent >= 50 ? 'medium' : 'low', 'compress', { percent, size })];
}

/** Made of the words that the document itself carries: of a scan there is nothing to make them of. */
function adviseBookmarks(
  { page_count, has_ocr }: FileRow,
  pagesWithText: number,
  { look }: Seen,
): Recommendation[] {
  const pages = page_count ?? 0;
  const isLong = pages >= PAGES_TO_BOOKMARK;
  if (!look || look.security || look.outline.length || !isLong || !pagesWithText || has_ocr) return [];
  return [advise('bookmarks', 'low', 'bookmarks', { pages })];
}

type AdviceKey =
  MessageKey<'answers'> extends infer K ? (K extends `advice.${infer Name}.title` ? Name : never) : never;

/** As data, and in English for programs. */
function advise<K extends AdviceKey>(
  key: K,
  priority: Recommendation['priority'],
  action: Recommendation['action'],
  ...[params]: MessageParameters<'answers', `advice.${K}.description`>
): Recommendation {
  const told: Recommendation['params'] = { ...(params as object | undefined) };
  const say = openArea('en', 'answers');
  const title = say.find(`advice.${key}.title`) ?? key;
  const description = say.find(`advice.${key}.description`, told) ?? key;
  return { key, params: told, title, description, priority, action };
}

/** A document that cannot be examined (locked, damaged, or the pool is busy) has no recommendations. */
async function lookInto(ctx: MemberContext, file: FileRow): Promise<Seen> {
  const nothing = { look: null, isLocked: false, saved: 0 };
  if (file.type !== 'application/pdf') return nothing;
  const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(LOOKING_MS)]);
  const settings = { member: ctx.member.user.id, priority: await hasPriority(ctx), signal };
  try {
    return await ctx.blobs.withFile(file.blob_key, (path) =>
      file.size < WORTH_COMPRESSING
        ? ctx.tools.run('info', [{ name: file.filename, path }], {}, settings, async ({ report }) => ({
            ...nothing,
            look: report,
          }))
        : ctx.tools.run('analyze', [{ name: file.filename, path }], {}, settings, async ({ report }) => ({
            ...nothing,
            look: report.info,
            saved: report.savings.bytes,
          })),
    );
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...nothing, isLocked: error.details?.['reason'] === 'encrypted' };
  }
}
