import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { OrderProblem } from '@sheaf/pdf-core/options';
import { FileCheck2 } from 'lucide-react';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import { StepNumber } from './step-card.tsx';

const NAMED = 3;

type Lacking = 'noResult' | 'noText' | 'noUnlocked' | 'noUnsigned' | 'noLock';
const LACKING: Partial<Record<OrderProblem['reason'], Lacking>> = {
  batch_page_missing: 'noResult',
  batch_text_missing: 'noText',
  batch_nothing_to_read: 'noText',
  batch_file_protected: 'noUnlocked',
  batch_password_needed: 'noUnlocked',
  batch_file_signed: 'noUnsigned',
  batch_nothing_locked: 'noLock',
};

interface EndResultProps {
  /** Files of the member that go in. */
  files: number;
  /** Undefined until files are chosen and the steps can follow each other. */
  results: BatchPreview['results'] | undefined;
  /** A step cannot follow the one before it, or lacks pages or text of its files. */
  problem: OrderProblem | undefined;
}

/** What the member has when the batch has ended, by the names that the files will have. */
export function EndResult({ files, results, problem }: EndResultProps) {
  const t = useMessages(batchMessages);
  const { count = null, kinds = [], names = [] } = results ?? {};
  const [only] = kinds;
  const kind = kinds.length !== 1 || !only ? 'mixed' : only === 'image' ? only : only.toUpperCase();
  const named = names.slice(0, NAMED);
  const rest = (count ?? 0) - named.length;
  const shown = named.join(', ');
  return (
    <div className="flex gap-4 pb-2 [&>span]:before:hidden">
      <StepNumber>
        <FileCheck2 className="size-3.5" />
      </StepNumber>
      <div className="min-w-0 pt-1">
        <p className="text-13 font-bold tabular-nums">
          {!results
            ? t(problem ? (LACKING[problem.reason] ?? 'impossible') : 'nothingYet')
            : count === null
              ? t('endParts', { files, kind })
              : t('endResult', { files, results: count, kind })}
        </p>
        {shown && (
          <p className="text-13 break-words">
            {rest > 0 ? `${shown} ${t('more', { number: rest })}` : shown}
          </p>
        )}
        <p className="text-13 text-ink-soft">
          {t('youGetText')} {count !== 1 && results && t('allInZip')}
        </p>
      </div>
    </div>
  );
}
