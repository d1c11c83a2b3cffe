import { signMarks, type SignMarkRow, users } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError, refuseField } from '../../errors.ts';
import { MAX_MARK_BYTES, MAX_MARK_SIDE, MAX_MARKS } from './sign-marks.limits.schema.ts';
import type { keepSignMarkInput, SignMark } from './sign-marks.schema.ts';

export async function listSignMarks(ctx: PersonContext): Promise<SignMark[]> {
  return (await signMarks.listSignMarks(ctx.db, ctx.member.user.id)).map(present);
}

export async function keepSignMark(
  ctx: PersonContext,
  { kind, picture }: z.output<typeof keepSignMarkInput>,
): Promise<SignMark> {
  const user_id = ctx.member.user.id;
  const bytes = Buffer.from(picture, 'base64');
  const size = readPngSize(bytes);
  if (!size) throw refuseField('picture', 'mark_picture_unfit', { limit: MAX_MARK_BYTES });
  return ctx.db.transaction().execute(async (trx) => {
    // Two at once must not pass the number together.
    if (!(await users.lockUser(trx, user_id))) throw new AppError('account_gone');
    const kept = await signMarks.listSignMarks(trx, user_id);
    if (kept.length >= MAX_MARKS) throw new AppError('sign_marks_full', { limit: MAX_MARKS });
    return present(await signMarks.insertSignMark(trx, { user_id, kind, picture: bytes, ...size }));
  });
}

export async function removeSignMark(ctx: PersonContext, id: string): Promise<void> {
  const found = await signMarks.deleteSignMark(ctx.db, ctx.member.user.id, id);
  if (!found) throw new AppError('sign_mark_missing');
}

export function present({ id, kind, picture, width, height, created_at }: SignMarkRow): SignMark {
  return { id, kind, picture: picture.toString('base64'), width, height, created_at };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** From its header; undefined for what is no PNG, or a larger one than a signature is. */
function readPngSize(bytes: Buffer): { width: number; height: number } | undefined {
  const isPng = bytes.length > 33 && bytes.length <= MAX_MARK_BYTES && bytes.subarray(0, 8).equals(PNG);
  if (!isPng || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const fits = (side: number) => side > 0 && side <= MAX_MARK_SIDE;
  return fits(width) && fits(height) ? { width, height } : undefined;
}
