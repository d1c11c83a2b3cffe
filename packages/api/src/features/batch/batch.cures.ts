import type { BatchStep, BatchTaskRow, Db } from '@sheaf/db';
import { type Chain, listChains } from './batch.chains.ts';
import { readBatchFiles } from './batch.files.ts';
import { REMEDIES, type Remedy } from './batch.remedies.schema.ts';
import { listCurable } from './batch.remedies.ts';

type Cure = { chains: Chain<BatchTaskRow>[]; failed: BatchTaskRow[] };
export type Cures = Record<Remedy, Cure>;

/** Of an ended batch, what each remedy can help: files that have been deleted since are left out. */
export async function listCures(
  db: Db,
  userId: string,
  steps: BatchStep[],
  tasks: BatchTaskRow[],
): Promise<Cures> {
  const broken = listChains(steps, tasks).filter(({ isWhole }) => !isWhole);
  const found = await readBatchFiles(db, userId, broken.flatMap(listOwnFiles));
  const left = broken.filter((chain) =>
    listOwnFiles(chain).every((id) => found.get(id)?.trashed_at === null),
  );
  const cure = (remedy: Remedy) => {
    const chains = listCurable(left, remedy, steps, found);
    return { chains, failed: chains.flatMap(listFailedOf) };
  };
  return { ocr: cure('ocr'), unlock: cure('unlock') };
}

/** What helps each failed task, with the files that go into its batch anew. */
export function curesOfTasks(cures: Cures): Map<string, { step: Remedy; fileIds: string[] }> {
  const each = REMEDIES.flatMap((step) =>
    cures[step].chains.flatMap((chain) => {
      const fileIds = [...new Set(listOwnFiles(chain))];
      return listFailedOf(chain).map(({ id }) => [id, { step, fileIds }] as const);
    }),
  );
  return new Map(each);
}

/** The files of the member that a chain begins with. */
export function listOwnFiles({ roots }: Chain<BatchTaskRow>): string[] {
  return roots.flatMap(({ inputs }) => inputs.map(({ id }) => id));
}

function listFailedOf({ roots, rest }: Chain<BatchTaskRow>): BatchTaskRow[] {
  return [...roots, ...rest].filter(({ state }) => state === 'failed');
}
