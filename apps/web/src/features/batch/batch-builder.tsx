import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import type { StepTakes } from '@sheaf/pdf-core/options';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { Meter } from '../../components/meter.tsx';
import { batchMessages } from './batch.messages.ts';
import { useNeedsFile, useOrderWords, useUnfilledWords } from './step-names.ts';
import type { Unfilled } from './use-unfilled.ts';
import {
  countFiles,
  type Draft,
  type DraftProblem,
  type DraftStep,
  moveStep,
  nextStep,
  planDraft,
  readBefore,
  removeStep,
  repeatStep,
  takenBy,
  unlockBefore,
} from './draft.ts';
import { EndResult } from './end-result.tsx';
import { StepCard } from './step-card.tsx';
import { findProblems } from './step-problems.ts';
import { addInOrder } from '../tools/shared/order/file-orders.ts';
import { DropThread } from '../tools/shared/order/drop-thread.tsx';
import { useSortable } from '../tools/shared/order/use-sortable.ts';
import type { StoredFile } from '../files/item.ts';
import { useStats } from '../usage/use-stats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { FileKind } from '../tools/shared/files/file-kinds.ts';
import FilePicker from '../tools/shared/files/file-picker.tsx';
import { useToolUploads } from '../tools/shared/files/use-tool-uploads.ts';
import { ToolUploads } from '../tools/shared/files/tool-uploads.tsx';

const PICKED: Record<StepTakes, FileKind> = {
  pdf: 'pdf',
  scan: 'scan',
  text: 'text',
  'picture-or-office': 'image',
  source: 'source',
};

interface BatchBuilderProps {
  draft: Draft;
  /** Shown where it is missing, after an attempt to start. */
  problem: DraftProblem | Unfilled | null;
  /** What the server says of just this draft. */
  told: BatchPreview | undefined;
  onChange: (draft: Draft) => void;
}

export function BatchBuilder({ draft, problem, told, onChange }: BatchBuilderProps) {
  const t = useMessages(batchMessages);
  const describeNeededFile = useNeedsFile();
  const describeOrder = useOrderWords();
  const describeUnfilled = useUnfilledWords();
  const [choosing, setChoosing] = useState<number | null>(null);
  const stats = useStats().data;
  const { steps } = draft;
  const flow = planDraft(steps);
  const problems = flow.steps.map((planned, index) => findProblems(planned, index, told));
  const isReady =
    steps.length > 0 &&
    steps.every((step) => step.isFed || step.files.length) &&
    problems.every((found) => found.problem === null);
  const setSteps = (next: DraftStep[]) => onChange({ ...draft, steps: next });
  const setStep = (index: number, step: DraftStep) => setSteps(steps.with(index, step));
  const addTo = (index: number, files: readonly StoredFile[]) => {
    const step = steps[index];
    if (!step) return;
    setStep(index, { ...step, files: addInOrder(step.files, files) });
  };
  const { listRef, drag, itemStyle, gripProps } = useSortable<HTMLOListElement>({
    count: steps.length,
    onMove: (from, gap) => setSteps(moveStep(steps, from, gap > from ? gap - 1 : gap)),
  });
  const [sendingTo, setSendingTo] = useState(0);
  const uploads = useToolUploads((files) => addTo(sendingTo, files));
  const chosen = choosing === null ? undefined : steps[choosing];
  const errorOf = (index: number) => {
    const order = problems[index]?.problem;
    if (order) return describeOrder(order);
    if (!problem || typeof problem !== 'object' || problem.step !== index) return undefined;
    if ('order' in problem) return describeOrder(problem.order);
    if ('option' in problem) return describeUnfilled(problem);
    return 'needsFile' in problem ? describeNeededFile(problem.needsFile) : undefined;
  };
  const files = countFiles(steps);
  const limit = stats?.batchFiles ?? plans.free.batchFiles;
  const amount = stats?.planName
    ? t('ofLimit', { number: files, limit, plan: stats.planName })
    : t('files', { number: files });
  return (
    <div className="px-4 py-5 desktop:px-6">
      <div className="mb-5 grid items-end gap-x-4 gap-y-3 desktop:grid-cols-[minmax(0,1fr)_220px]">
        <Field label={t('name')} error={problem === 'name' ? t('needName') : undefined}>
          <Input
            size="large"
            value={draft.name}
            onChange={({ target }) => onChange({ ...draft, name: target.value })}
          />
        </Field>
        <div>
          <p className="text-13 font-strong">{t('filesInBatch')}</p>
          <p className="flex h-10 items-center gap-3 text-13 text-ink-soft tabular-nums">
            {amount}
            {stats?.plan && (
              <Meter label={t('filesInBatch')} used={files} limit={limit} text={amount} className="flex-1" />
            )}
          </p>
        </div>
      </div>
      <ToolUploads items={uploads.items} />
      <ol ref={listRef} aria-label={t('steps')}>
        {steps.map((step, index) => (
          <StepCard
            key={step.key}
            step={step}
            index={index}
            count={steps.length}
            fed={flow.steps[index]?.fed}
            result={flow.steps[index]?.result ?? null}
            error={errorOf(index)}
            failures={problems[index]?.failures ?? []}
            onRead={
              problems[index]?.lacksText
                ? () => setSteps(readBefore(steps, index, problems[index]?.failures ?? []))
                : undefined
            }
            onUnlock={
              problems[index]?.isLocked
                ? () => setSteps(unlockBefore(steps, index, problems[index]?.failures ?? []))
                : undefined
            }
            signed={problems[index]?.signed}
            onChange={(next) => setStep(index, next)}
            grip={gripProps(index)}
            style={itemStyle(index)}
            dropMark={
              drag?.gap === index ? (
                <DropThread isUpright={false} place="before" />
              ) : drag?.gap === steps.length && index === steps.length - 1 ? (
                <DropThread isUpright={false} place="after" />
              ) : null
            }
            onRepeat={() => setSteps(repeatStep(steps, index))}
            onRemove={() => setSteps(removeStep(steps, index))}
            onChoose={() => setChoosing(index)}
          />
        ))}
      </ol>
      <div className="flex flex-col items-start gap-1 pb-4 pl-11">
        <Button size="small" className="border-dashed" onClick={() => setSteps([...steps, nextStep(steps)])}>
          <Plus aria-hidden="true" />
          {t('addStep')}
        </Button>
        {problem === 'step' && (
          <p role="alert" className="text-12 text-danger-ink">
            {t('needStep')}
          </p>
        )}
      </div>
      <EndResult
        files={files}
        results={isReady ? (told?.results ?? flow.results) : undefined}
        problem={problems.find((found) => found.problem !== null)?.problem ?? undefined}
      />
      {chosen && choosing !== null && (
        <FilePicker
          kind={PICKED[takenBy(chosen.type)]}
          isSeveral
          onPick={(picked) => addTo(choosing, picked)}
          onUpload={(given) => {
            setSendingTo(choosing);
            uploads.send(given);
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </div>
  );
}
