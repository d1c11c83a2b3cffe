import { files, meaning, type PassagePlace, search } from '@sheaf/db';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { MeaningHit, MeaningScope } from '../../meaning.port.ts';
import { rateLimits } from '../../rate-limits.ts';
import { placeSources } from '../ai/ai.sources.service.ts';
import { presentFile } from '../files/files.presenter.ts';
import { findLiveFile } from '../files/files.service.ts';
import { enqueueRest } from '../passages/passages.jobs.ts';
import { preparesUnasked } from '../passages/passages.service.ts';
import type { MeaningAnswer, MeaningInput, PlaceInput, PlaceAnswer } from './search.schema.ts';

/** As many as the exact search shows, whose results are not repeated. */
const EXACT = 12;
const SHORTEST = 3;

/** The passages of all the member's files that come nearest to what is asked, in whatever words. */
export async function findByMeaning(ctx: MemberContext, { q, limit }: MeaningInput): Promise<MeaningAnswer> {
  if (q.length < SHORTEST) return { passages: [], byWords: 0, waiting: 0 };
  const userId = ctx.member.user.id;
  const { retryAfter } = await ctx.limiter.consume(rateLimits.meaningByAccount, userId);
  if (retryAfter > 0) {
    throw new AppError('too_many_searches', null, { details: { retryAfter } });
  }
  const state = await meaning.readState(ctx.db, userId, ctx.passages.model);
  if (state.waiting) await catchUp(ctx, userId);
  const [found, exact] = await Promise.all([
    ctx.meaning.find(openLibrary(ctx, userId, state.version), q, limit + EXACT),
    search.find(ctx.db, userId, q, EXACT),
  ]);
  const known = new Set(exact.files.map(({ file, passage }) => `${file.id} ${passage?.page}`));
  const hits = found.hits.filter(({ fileId, page }) => !known.has(`${fileId} ${page}`)).slice(0, limit);
  return {
    passages: await presentHits(ctx, userId, hits),
    byWords: found.byWords,
    waiting: state.waiting + found.leftOut,
  };
}

/** All passages of a member, for the search to rank. */
export function openLibrary({ db, passages }: ActingContext, userId: string, version: string): MeaningScope {
  return {
    key: userId,
    version,
    list: async () => {
      const listed = await meaning.listSearchable(db, userId, passages.model);
      return listed.map(({ file_id, stamp }) => ({ fileId: file_id, stamp }));
    },
    load: async (ids) => {
      const packed = await meaning.readPacked(db, userId, passages.model, ids);
      return packed.map(({ file_id, ...file }) => ({ fileId: file_id, ...file }));
    },
    read: (places: PassagePlace[]) => meaning.readPlaces(db, userId, places),
  };
}

async function presentHits(ctx: MemberContext, userId: string, hits: MeaningHit[]) {
  const ids = [...new Set(hits.map(({ fileId }) => fileId))];
  const [rows, labels] = await Promise.all([
    files.findFiles(ctx.db, userId, ids),
    meaning.readLabels(ctx.db, userId, hits),
  ]);
  return hits.flatMap(({ fileId, page, ...hit }) => {
    const row = rows.find(({ id }) => id === fileId);
    const label = labels.find((one) => one.file_id === fileId && one.page === page)?.label ?? null;
    return row ? [{ file: presentFile(row), page, label, ...hit }] : [];
  });
}

/** Older files are prepared when a member searches, not only at night. */
export async function catchUp(ctx: ActingContext, userId: string): Promise<void> {
  if (!preparesUnasked(ctx)) return;
  const { retryAfter } = await ctx.limiter.consume(rateLimits.prepareByAccount, userId);
  if (!retryAfter) await enqueueRest(ctx, { userId });
}

/** The place of a quote on its page, one box per line; none if the document has no word positions. */
export async function placeQuote(
  ctx: MemberContext,
  { fileId, page, quote }: PlaceInput,
): Promise<PlaceAnswer> {
  const file = await findLiveFile(ctx, fileId);
  const source = { fileId, page, snippet: quote, score: 1 };
  const [placed] = await placeSources(ctx, [source], new Map([[fileId, file.filename]]));
  return { boxes: placed?.boxes ?? [] };
}
