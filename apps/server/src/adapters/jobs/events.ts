import type { Events, Log, MemberEvent } from '@sheaf/api/ports';
import { type Db, MAX_NOTICE_BYTES, notify, openNotices } from '@sheaf/db';

export type ClosableEvents = Events & { close(): Promise<void> };

type Subscriber = { listener: (event: MemberEvent) => void; onClose: (() => void) | undefined };
type Notice = { to: string; event: MemberEvent };
const CHANNEL = 'sheaf_member_events';
/** Longer than a page takes from its first question to its stream of events. */
const KEPT_MS = 15_000;
const MOST_KEPT = 10_000;

/** PostgreSQL's NOTIFY between processes; one connection listens for all members of this process. */
export async function openEvents(url: string, db: Db, log: Log): Promise<ClosableEvents> {
  const subscribers = new Map<string, Set<Subscriber>>();
  /** Without progress, which the next event replaces, and without what is meant for processes. */
  const recent: (Notice & { at: number })[] = [];
  /** All events after that are in `recent`. */
  let completeFrom = 0;
  const keep = (notice: Notice) => {
    const { event } = notice;
    if (event.kind === 'cancel' || (event.kind === 'operation' && event.status === 'running')) return;
    const at = performance.now();
    recent.push({ ...notice, at });
    while (recent.length > MOST_KEPT || recent[0]!.at < at - KEPT_MS) completeFrom = recent.shift()!.at;
  };
  const deliver = (to: string, event: MemberEvent) => {
    for (const { listener } of subscribers.get(to) ?? []) listener(event);
  };

  const notices = await openNotices(url, CHANNEL, {
    onNotice(payload) {
      const notice = JSON.parse(payload) as Notice;
      keep(notice);
      deliver(notice.to, notice.event);
    },
    onConnect() {
      completeFrom = performance.now();
      recent.length = 0;
      for (const to of subscribers.keys()) deliver(to, { kind: 'sync' });
    },
    onLost: (reason) => log.warn({ reason }, 'the connection for events was lost; it is opened anew'),
  });

  return {
    async publish(userId, event, given) {
      const payload = JSON.stringify({ to: userId, event } satisfies Notice);
      if (Buffer.byteLength(payload) > MAX_NOTICE_BYTES)
        throw new Error('An event carries ids, not contents.');
      // In a transaction a failure has undone the rest already, and is the caller's to know.
      if (given) return notify(given, CHANNEL, payload);
      await notify(db, CHANNEL, payload).catch((err: unknown) => log.warn({ err }, 'an event was not told'));
    },

    subscribe(userId, listener, onClose) {
      const subscriber = { listener, onClose };
      const ofMember = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, ofMember.add(subscriber));
      return () => {
        ofMember.delete(subscriber);
        if (!ofMember.size && subscribers.get(userId) === ofMember) subscribers.delete(userId);
      };
    },

    listRecent(userId, withinMs) {
      const from = performance.now() - withinMs;
      if (!(from > completeFrom)) return null;
      return recent.filter(({ to, at }) => to === userId && at >= from).map(({ event }) => event);
    },

    async close() {
      for (const ofMember of subscribers.values()) for (const { onClose } of ofMember) onClose?.();
      await notices.close();
    },
  };
}
