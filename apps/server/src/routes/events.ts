import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { readCredential } from '@sheaf/api/features/api-keys/api-keys.admission.ts';
import type { MemberEvent } from '@sheaf/api/ports';
import { type Response, Router } from 'express';
import { createMemberContext } from '../request-context.ts';

const CHECK_EVERY_MS = 5_000;
/** Tabs and devices of one member at one process; one more ends the oldest. */
const STREAMS_A_MEMBER = 12;
const STREAMS = 5000;
/** A reader this far behind has stopped reading. */
const MAX_BEHIND_BYTES = 64 * 1024;

/** Server-sent events of the member who asks. They end when the sign-in does. */
export function eventRoutes(ctx: AppContext): Router {
  const routes = Router();
  const open = new Map<string, Set<() => void>>();
  let count = 0;

  routes.get('/api/events', async (req, res) => {
    res.locals.route = '/events';
    const { member } = await createMemberContext(ctx, req, { scope: 'read', unverified: true });
    const token = req.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    if (count >= STREAMS) throw new AppError('too_many_listeners');
    const { id } = member.user;
    const ofMember = open.get(id) ?? new Set();
    open.set(id, ofMember);
    if (ofMember.size >= STREAMS_A_MEMBER) [...ofMember][0]?.();

    const end = () => res.end();
    ofMember.add(end);
    count += 1;
    res.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    res.flushHeaders();
    const unsubscribe = ctx.events.subscribe(id, (event) => sendEvent(res, event), end);
    const check = setInterval(() => {
      readCredential(ctx.db, token).then(
        (still) => (still.member ? write(res, ': here\n\n') : end()),
        // An outage of the database does not sign anyone out.
        () => write(res, ': here\n\n'),
      );
    }, CHECK_EVERY_MS);
    res.on('close', () => {
      clearInterval(check);
      unsubscribe();
      count -= 1;
      ofMember.delete(end);
      if (!ofMember.size && open.get(id) === ofMember) open.delete(id);
    });
    // A page that began to read before it listened says how long ago, and hears what happened since.
    const missed = ctx.events.listRecent(id, Number(req.query.missed_ms));
    for (const event of missed ?? [{ kind: 'sync' } as const]) sendEvent(res, event);
    write(res, ': here\n\n');
  });
  return routes;
}

function sendEvent(res: Response, event: MemberEvent): void {
  if (event.kind !== 'cancel') write(res, `data: ${JSON.stringify(event)}\n\n`);
}

function write(res: Response, text: string): void {
  if (res.writableEnded || res.destroyed) return;
  if (res.writableLength > MAX_BEHIND_BYTES) res.destroy();
  else res.write(text);
}
