import { readItem, removeItem, writeItem } from './storage.ts';

const LEASE_MS = 10_000;

/** Runs work in one tab at a time. Browsers offer locks only on https and localhost; elsewhere a lease in storage serves. */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<Result>;
  return withLease(`lock:${name}`, work);
}

async function withLease<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const owner = Math.random().toString(36).slice(2);
  while (!(await takeLease(key, owner))) await wait(100);
  try {
    return await work();
  } finally {
    if (readItem(key)?.startsWith(`${owner} `)) removeItem(key);
  }
}

/** Two tabs may write at the same moment; the one whose mark is still there a little later has it. */
async function takeLease(key: string, owner: string): Promise<boolean> {
  const until = Number(readItem(key)?.split(' ')[1] ?? 0);
  if (until > Date.now()) return false;
  writeItem(key, `${owner} ${Date.now() + LEASE_MS}`);
  await wait(40);
  return readItem(key)?.startsWith(`${owner} `) ?? false;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
