import { texts, uploads } from '@sheaf/db';
import type { MemberContext } from '../../context.ts';
import { presentFile } from './files.presenter.ts';
import type { Waiting } from './files.schema.ts';

const MOST = 3;
/** An upload that had bytes this recently is on its way. */
const STOPPED_MS = 60_000;

/** What needs the member's attention: stopped uploads, and the newest files without text until OCR runs. */
export async function listWaiting(ctx: MemberContext): Promise<Waiting> {
  const { id: userId } = ctx.member.user;
  const [unread, unfinished] = await Promise.all([
    texts.listSilentFiles(ctx.db, userId, MOST),
    uploads.listUnfinished(ctx.db, userId),
  ]);
  const stopped = unfinished.filter(({ updated_at }) => Date.parse(updated_at) < Date.now() - STOPPED_MS);
  return {
    uploads: stopped
      .slice(-MOST)
      .map(({ id, filename, size, received }) => ({ id, filename, size, received })),
    unread: unread.map(presentFile),
  };
}
