import { updateShared } from '../page/shared-value.ts';

const LEASE_MS = 10_000;
type Lease = { owner: string; until: number };

/** Runs work in one tab at a time. Browsers offer locks only on https and localhost; elsewhere a lease serves. */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<Result>;
  return withLease(`lease:${name}`, work);
}

/** A tab that is closed while it holds the lease never gives it back, so it runs out. */
async function withLease<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const owner = Math.random().toString(36).slice(2);
  while (!(await takeLease(key, owner))) await wait(100);
  try {
    return await work();
  } finally {
    await updateShared<Lease>(key, (held) => (held?.owner === owner ? undefined : held));
  }
}

async function takeLease(key: string, owner: string): Promise<boolean> {
  const now = Date.now();
  const held = await updateShared<Lease>(key, (lease) =>
    lease && lease.until > now ? lease : { owner, until: now + LEASE_MS },
  );
  return held?.owner === owner;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
