import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { AppContext } from '@sheaf/api/context';
import { AppError } from '@sheaf/api/errors';
import { users } from '@sheaf/db';

type Parts = Pick<AppContext, 'db' | 'blobs' | 'tools'>;
export type Checks = Record<'database' | 'storage' | 'tools', 'ok' | 'failed'>;

/** What Sheaf cannot work without, each asked for an answer. */
export async function checkParts(ctx: Parts, dataDir: string): Promise<Checks> {
  const [database, storage, tools] = await Promise.all([
    answers(users.hasUsers(ctx.db)),
    answers(checkStorage(ctx, dataDir)),
    answers(ctx.tools.answer()),
  ]);
  return { database, storage, tools };
}

/** Checks the folder and the store: a store that reports a missing blob is up and grants access. */
async function checkStorage(ctx: Parts, dataDir: string): Promise<void> {
  await access(dataDir, constants.W_OK);
  await ctx.blobs.open('ready').then(
    (bytes) => bytes.destroy(),
    (error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    },
  );
}

async function answers(check: Promise<unknown>): Promise<'ok' | 'failed'> {
  const deadline = new Promise((_, reject) => setTimeout(reject, 3000).unref());
  return Promise.race([check, deadline]).then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
}
