import { type BatchStep, type BatchTaskRow, type Db, type FileRow, files } from '@sheaf/db';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import { type Chain, listChains } from './batch.chains.ts';
import { planBatch } from './batch.order.ts';

/** Refusals for pages that a step asks for and a document lacks. */
const LACKS_PAGES = new Set(['page_missing', 'merge_page_missing', 'redaction_box_without_page']);

type Retryable = {
  /** Ways of files that are not whole, and may be if they begin anew. */
  ready: Chain<BatchTaskRow>[];
  /** Failed tasks of the others. */
  hopeless: BatchTaskRow[];
};

/** What of a batch can succeed when it is tried again: a file still lacks the pages that it lacked, unless it was changed. */
export async function listRetryable(
  db: Db,
  userId: string,
  steps: BatchStep[],
  tasks: BatchTaskRow[],
): Promise<Retryable> {
  const broken = listChains(steps, tasks).filter(({ isWhole }) => !isWhole);
  const ids = broken.filter(lacksPages).flatMap(ownFiles);
  const rows = ids.length ? await files.findFiles(db, userId, [...new Set(ids)]) : [];
  const found = new Map(rows.map((row) => [row.id, row]));
  const isHopeless = (chain: Chain<BatchTaskRow>) => lacksPages(chain) && stillLacks(steps, chain, found);
  const hopeless = broken.filter(isHopeless).flatMap(tasksOf);
  return {
    ready: broken.filter((chain) => !isHopeless(chain)),
    hopeless: hopeless.filter(({ state }) => state === 'failed'),
  };
}

function lacksPages(chain: Chain<BatchTaskRow>): boolean {
  return tasksOf(chain).some(
    ({ state, error }) => state === 'failed' && LACKS_PAGES.has(error?.reason ?? ''),
  );
}

function stillLacks(steps: BatchStep[], chain: Chain<BatchTaskRow>, found: Map<string, FileRow>): boolean {
  const ended = Math.min(
    ...tasksOf(chain).map(({ finished_at }) => Date.parse(finished_at ?? '') || Infinity),
  );
  const own = new Set(ownFiles(chain));
  const isChanged = [...own].some((id) => Date.parse(found.get(id)?.version_at ?? '') > ended);
  if (!isChanged) return true;
  const narrowed = steps.map((step) => ({
    ...step,
    fileIds: step.fileIds.filter((id) => id === PREVIOUS || own.has(id)),
  }));
  return planBatch(narrowed, found).steps.some(({ failures }) => failures.length > 0);
}

function ownFiles({ roots }: Chain<BatchTaskRow>): string[] {
  return roots.flatMap(({ inputs }) => inputs.map(({ id }) => id));
}

function tasksOf({ roots, rest }: Chain<BatchTaskRow>): BatchTaskRow[] {
  return [...roots, ...rest];
}
