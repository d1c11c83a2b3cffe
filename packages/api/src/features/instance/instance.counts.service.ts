import { type Db, instanceCounts, type InstanceCounts } from '@sheaf/db';
import type { AppContext } from '../../context.ts';

const KEPT_MS = 60_000;

type Kept = { until: number; counts: Promise<InstanceCounts> };

/** Anybody may ask, as often as they like; the tables are asked once a minute in each process. */
const kept = new WeakMap<Db, Kept>();

export function readCounts({ db }: AppContext, now = Date.now()): Promise<InstanceCounts> {
  const last = kept.get(db);
  if (last && now < last.until) return last.counts;
  const next: Kept = { until: now + KEPT_MS, counts: instanceCounts.countInstance(db) };
  kept.set(db, next);
  // The next caller retries after a failure.
  next.counts.catch(() => kept.get(db) === next && kept.delete(db));
  return next.counts;
}
