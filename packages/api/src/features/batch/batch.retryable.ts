import type { BatchStep, BatchTaskRow, Db } from '@sheaf/db';
import { PDF_REASONS, type PdfErrorCode, type PdfReason } from '@sheaf/pdf-core/errors';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import type { Reason } from '@sheaf/messages/reasons';
import { type Chain, listChains } from './batch.chains.ts';
import { type BatchFiles, readBatchFiles } from './batch.files.ts';
import { planBatch } from './batch.order.ts';

/** Classes of refusals that are about the document and the options: both are the same the second time. */
const LASTING = new Set<PdfErrorCode>(['corrupt', 'encrypted', 'empty', 'invalid_options', 'unsupported']);
/** What the instance lacked may have been installed since. */
const OF_THE_INSTANCE = new Set<Reason>([
  'ocr_language_missing',
  'ocr_language_damaged',
  'office_unavailable',
]);
/** Refusals of a step that reads the text that is known of a file: OCR may have read it since. */
const OF_TEXT = new Set<Reason>([
  'text_missing_for_summary',
  'ocr_found_nothing',
  'file_without_text',
  'summary_without_sentences',
]);

type Retryable = {
  /** Ways of files that are not whole, and may be if they begin anew. */
  ready: Chain<BatchTaskRow>[];
  /** Failed tasks of the others. */
  hopeless: BatchTaskRow[];
};

/** What of a batch can succeed when it is tried again: a file fails again for the same reason, unless it was changed. */
export async function listRetryable(
  db: Db,
  userId: string,
  steps: BatchStep[],
  tasks: BatchTaskRow[],
): Promise<Retryable> {
  const broken = listChains(steps, tasks).filter(({ isWhole }) => !isWhole);
  const found = await readBatchFiles(db, userId, broken.flatMap(ownFiles));
  const isGone = (id: string) => found.get(id)?.trashed_at !== null;
  const isHopeless = (chain: Chain<BatchTaskRow>) =>
    ownFiles(chain).some(isGone) || (isRefused(chain) && failsAgain(steps, chain, found));
  const hopeless = broken.filter(isHopeless).flatMap(tasksOf);
  return {
    ready: broken.filter((chain) => !isHopeless(chain)),
    hopeless: hopeless.filter(({ state }) => state === 'failed'),
  };
}

function isRefused(chain: Chain<BatchTaskRow>): boolean {
  return reasonsOf(chain).some((reason) => OF_TEXT.has(reason) || isLasting(reason));
}

function isLasting(reason: Reason): boolean {
  const code = reason in PDF_REASONS ? PDF_REASONS[reason as PdfReason] : undefined;
  return code !== undefined && LASTING.has(code) && !OF_THE_INSTANCE.has(reason);
}

function failsAgain(steps: BatchStep[], chain: Chain<BatchTaskRow>, found: BatchFiles): boolean {
  const ended = Math.min(
    ...tasksOf(chain).map(({ finished_at }) => Date.parse(finished_at ?? '') || Infinity),
  );
  const own = new Set(ownFiles(chain));
  const isChanged = [...own].some((id) => Date.parse(found.get(id)?.version_at ?? '') > ended);
  const isOnlyOfText = !reasonsOf(chain).some(isLasting);
  const isReadSince = isOnlyOfText && [...own].some((id) => found.get(id)?.has_ocr);
  if (!isChanged && !isReadSince) return true;
  const narrowed = steps.map((step) => ({
    ...step,
    fileIds: step.fileIds.filter((id) => id === PREVIOUS || own.has(id)),
  }));
  return planBatch(narrowed, found).steps.some(({ failures }) => failures.length > 0);
}

function reasonsOf(chain: Chain<BatchTaskRow>): Reason[] {
  return tasksOf(chain).flatMap(({ state, error }) =>
    state === 'failed' && error?.reason ? [error.reason as Reason] : [],
  );
}

function ownFiles({ roots }: Chain<BatchTaskRow>): string[] {
  return roots.flatMap(({ inputs }) => inputs.map(({ id }) => id));
}

function tasksOf({ roots, rest }: Chain<BatchTaskRow>): BatchTaskRow[] {
  return [...roots, ...rest];
}
