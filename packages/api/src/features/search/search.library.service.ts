import { files, folders, library, meaning } from '@sheaf/db';
import type { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { NearFile } from '../../meaning.port.ts';
import type { AskedFile, LibraryAnswer as FileAnswer, LibraryQuestion } from '../../passages.port.ts';
import { waiveReserved } from '../operations/operations.reservations.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { catchUp, openLibrary } from './search.meaning.service.ts';
import { MOST_FILES, MOST_PASSAGES, pagesToRead } from './search.library.limits.ts';
import type { askLibraryInput, LibraryAnswer, LibraryRow } from './search.library.schema.ts';
import { countAiCall, turnOf } from '../ai/ai.turns.ts';

const UNREAD_SHOWN = 20;

/** One question to all files of a member, or of a folder: a row for each file that answers. */
export async function askLibrary(
  ctx: ActingContext,
  { question, folderId, timeZone, operationId }: z.infer<typeof askLibraryInput>,
): Promise<LibraryAnswer> {
  const userId = ctx.member.user.id;
  await countAiCall(ctx);
  const inside = folderId ? await folders.listDescendants(ctx.db, userId, folderId) : null;
  if (inside && !inside.length) throw new AppError('folder_missing');
  const start = { id: operationId, action: 'ask-library', file: null, inputs: [], options: {} };
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format(new Date());
  const work = async (run: OperationRun) => {
    const within = { ...ctx, signal: run.signal };
    const wanted = ctx.passages.readQuestion(question, today);
    const { found, counts } = await findNear(ctx, wanted.search, inside);
    const asked = await readNear(ctx, found.files);
    const answers = await ctx.passages.askEach(asked, { text: question, today }, turnOf(within));
    const rows = await presentRows(ctx, answers);
    const isAnswered = rows.some(({ outcome, fit }) => outcome === 'answered' && fit !== 'no');
    const unread = await library.listUnread(ctx.db, userId, inside, UNREAD_SHOWN);
    await ctx.db.transaction().execute(async (trx) => {
      // As in a conversation: a question without an answer is not taken from the month's questions.
      if (!isAnswered) await waiveReserved(trx, userId, run.id);
      await run.finish(trx, {});
    });
    return {
      rows,
      condition: conditionOf(wanted),
      sum: sumOf(rows),
      counts: { ...counts, searched: found.searched, lookedAt: asked.length },
      unread,
      operationId: run.id,
    };
  };
  return runOperation(ctx, userId, start, work);
}

async function findNear(ctx: ActingContext, search: string, inside: string[] | null) {
  const userId = ctx.member.user.id;
  const [state, counts, among] = await Promise.all([
    meaning.readState(ctx.db, userId, ctx.passages.model),
    library.countFiles(ctx.db, userId, inside),
    inside ? library.listIds(ctx.db, userId, inside) : undefined,
  ]);
  if (state.waiting) await catchUp(ctx, userId);
  const most = { files: MOST_FILES, passages: MOST_PASSAGES };
  const found = await ctx.meaning.findFiles(openLibrary(ctx, userId, state.version), search, most, among);
  return { found, counts };
}

/** The passages that come nearest, and the pages that say what each file is. */
async function readNear(ctx: ActingContext, near: NearFile[]): Promise<AskedFile[]> {
  const userId = ctx.member.user.id;
  const places = near.flatMap(({ fileId, positions }) => positions.map((position) => ({ fileId, position })));
  const passages = Map.groupBy(await library.readPassages(ctx.db, userId, places), ({ fileId }) => fileId);
  const wanted = near.flatMap(({ fileId, positions }) => {
    const pages = new Map(
      passages.get(fileId)?.map(({ position, passage }) => [position, Number(passage['page'])]),
    );
    const nearest = positions.flatMap((position) => pages.get(position) ?? []);
    return pagesToRead(nearest).map((page) => ({ fileId, page }));
  });
  const [read, known] = await Promise.all([
    library.readPages(ctx.db, userId, wanted),
    files.findFiles(ctx.db, userId, [...passages.keys()]),
  ]);
  const pages = Map.groupBy(read, ({ fileId }) => fileId);
  const names = new Map(known.map(({ id, filename }) => [id, filename]));
  return near.flatMap(({ fileId }) => {
    const own = passages.get(fileId);
    return own
      ? [{ fileId, name: names.get(fileId) ?? '', passages: own, pages: pages.get(fileId) ?? [] }]
      : [];
  });
}

async function presentRows(ctx: ActingContext, answers: FileAnswer[]): Promise<LibraryRow[]> {
  const ids = answers.map(({ fileId }) => fileId);
  const [own, labels] = await Promise.all([
    files.findFiles(ctx.db, ctx.member.user.id, ids),
    meaning.readLabels(ctx.db, ctx.member.user.id, answers),
  ]);
  const rows = answers.flatMap(({ fileId, ...answer }) => {
    const file = own.find(({ id }) => id === fileId);
    const label = labels.find((one) => one.file_id === fileId && one.page === answer.page)?.label ?? null;
    return file ? [{ file: { id: fileId, filename: file.filename, type: file.type }, label, ...answer }] : [];
  });
  return rows.toSorted((a, b) => rankOf(a) - rankOf(b));
}

const FITS = ['yes', 'maybe', 'no'] as const;
const rankOf = ({ outcome, fit }: LibraryRow) =>
  FITS.indexOf(fit) + (outcome === 'closest' ? FITS.length : 0);

function conditionOf({ when, sum }: LibraryQuestion): LibraryAnswer['condition'] {
  if (!when && !sum) return null;
  const { from: least, to: most, currency } = sum ?? {};
  return {
    ...when,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(currency && { currency }),
  };
}

/** In hundredths, so that cents add up. One row without a sum, or in another currency, leaves no total to state. */
function sumOf(rows: LibraryRow[]): LibraryAnswer['sum'] {
  const counted = rows.filter(({ outcome, fit }) => outcome === 'answered' && fit === 'yes');
  const currency = counted[0]?.value?.currency;
  if (counted.length < 2 || !currency) return null;
  let hundredths = 0;
  for (const { value } of counted) {
    if (value?.amount === undefined || value.currency !== currency) return null;
    hundredths += Math.round(value.amount * 100);
  }
  return { amount: hundredths / 100, currency, fileIds: counted.map(({ file }) => file.id) };
}
