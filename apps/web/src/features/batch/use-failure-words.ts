import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { describeKept, errorWords } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { batchMessages } from './batch.messages.ts';
import { useStepName } from './step-names.ts';

/** Which files failed at which step and why, a line for each, in the language of the page. */
export function useFailureWords(): (batch: Pick<Batch, 'failures' | 'operations'>) => string {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const nameStep = useStepName();
  return ({ failures, operations }) =>
    failures
      .map(({ step, filename, others, error }) =>
        t('failedAt', {
          file: filename,
          others,
          number: step,
          step: nameStep(operations[step - 1]?.type ?? ''),
          why: describeKept(error, errorTexts),
        }),
      )
      .join('\n');
}
