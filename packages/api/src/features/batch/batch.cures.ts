import type { BatchStep, BatchTaskRow, Db } from '@sheaf/db';
import { type Chain, listChains } from './batch.chains.ts';
import { readBatchFiles } from './batch.files.ts';
import type { Remedy } from './batch.remedies.schema.ts';
import { listCurable } from './batch.remedies.ts';

type Cure = { chains: Chain<BatchTaskRow>[]; files: number };

/** Of an ended batch, what each remedy can help: files that have been deleted since are left out. */
export async function listCures(
  db: Db,
  userId: string,
  steps: BatchStep[],
  tasks: BatchTaskRow[],
): Promise<Record<Remedy, Cure>> {
  const broken = listChains(steps, tasks).filter(({ isWhole }) => !isWhole);
  const idsOf = ({ roots }: Chain<BatchTaskRow>) => roots.flatMap(({ inputs }) => inputs.map(({ id }) => id));
  const found = await readBatchFiles(db, userId, broken.flatMap(idsOf));
  const left = broken.filter((chain) => idsOf(chain).every((id) => found.get(id)?.trashed_at === null));
  const cure = (remedy: Remedy) => {
    const chains = listCurable(left, remedy, steps, found);
    const failed = chains.flatMap(({ roots, rest }) =>
      [...roots, ...rest].filter(({ state }) => state === 'failed'),
    );
    return { chains, files: failed.length };
  };
  return { ocr: cure('ocr'), unlock: cure('unlock') };
}
