import type { Stream } from '@sheaf/pdf-core/options';
import { Copy, GripVertical, LockOpen, ScanText, Trash2 } from 'lucide-react';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import { BUILDER_TYPES, changeType, type DraftStep, whyNot } from './draft.ts';
import { STEP_ICONS, useFailureReason, useStepName } from './step-names.ts';
import { Source } from './step-source.tsx';
import { StepFiles } from './step-files.tsx';
import { StepOptions } from './step-options.tsx';
import type { ShownFailure, StepProblems } from './step-problems.ts';

interface StepCardProps {
  step: DraftStep;
  index: number;
  count: number;
  error: string | undefined;
  /** Files that it will fail for, while the others go on. */
  failures: ShownFailure[];
  /** Present if some of its files have no text and it needs some: adds a step that reads it. */
  onRead: (() => void) | undefined;
  /** Present if some of its files are protected: adds a step that unlocks them. */
  onUnlock: (() => void) | undefined;
  signed: StepProblems['signed'] | undefined;
  /** What the step before hands on to it. */
  fed: Stream | undefined;
  /** The name that its one result gets by itself; null if it is not known, or it has several. */
  result: string | null;
  onChange: (step: DraftStep) => void;
  /** By which it is put elsewhere, with a pointer or by keys. */
  grip: ComponentProps<'button'>;
  /** Its position while it is dragged, and the position another step would move to. */
  style: CSSProperties | undefined;
  dropMark: ReactNode;
  onRepeat: () => void;
  onRemove: () => void;
  onChoose: () => void;
}

export function StepCard(props: StepCardProps) {
  const { step, index, count, error, grip, onChange, onRepeat, onRemove, onChoose } = props;
  const t = useMessages(batchMessages);
  const nameStep = useStepName();
  const tellUnfit = (type: string) => {
    const problem = whyNot(type, index + 1, props.fed);
    if (problem?.reason === 'batch_order_kind') return t('unfitKind', problem.params);
    return problem ? t('unfitLocked', { before: index }) : undefined;
  };
  const Icon = STEP_ICONS[step.type];
  return (
    <li
      aria-label={t('step', { number: index + 1 })}
      data-sort
      style={props.style}
      className="relative flex gap-4 pb-3.5 max-[480px]:gap-2 last:[&>span]:before:-bottom-14"
    >
      {props.dropMark}
      <StepNumber>{index + 1}</StepNumber>
      <div className="min-w-0 flex-1 rounded-10 border border-line bg-surface px-3.5 pt-2 pb-3 max-[480px]:px-2.5">
        <div className="flex items-center gap-2 max-desktop:flex-wrap max-desktop:gap-1">
          <button
            type="button"
            {...grip}
            aria-label={t('move', { number: index + 1, of: count })}
            className="-ml-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-6 text-ink-faint hover:bg-hover desktop:h-8 desktop:w-5"
          >
            <GripVertical aria-hidden="true" />
          </button>
          {Icon && <Icon aria-hidden="true" className="text-ink-soft max-[480px]:hidden" />}
          <Select
            aria-label={t('kind')}
            value={step.type}
            onValueChange={(type) => onChange(changeType(step, type))}
            options={typesFor(step.type).map((value) => ({
              value,
              label: nameStep(value),
              unfit: tellUnfit(value),
            }))}
            className="w-auto! min-w-0 border-transparent! bg-transparent! px-1! font-strong max-[480px]:gap-1!"
          />
          <span className="ml-auto flex max-desktop:-mr-2">
            <IconButton name={t('repeat')} onClick={onRepeat}>
              <Copy aria-hidden="true" />
            </IconButton>
            <IconButton name={t('remove')} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2.5 desktop:pl-7">
          <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-13">
            <Source step={step} index={index} onChange={onChange} onChoose={onChoose} />
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-desktop:w-full desktop:ml-auto">
            <StepOptions
              step={step}
              result={props.result}
              onChange={(options) => onChange({ ...step, options })}
            />
          </div>
        </div>
        {step.files.length > 0 && <StepFiles step={step} onFiles={(files) => onChange({ ...step, files })} />}
        {props.signed && <Signed {...props.signed} />}
        {props.failures.length > 0 && <Failures number={index + 1} failures={props.failures} />}
        {error && (
          <p role="alert" data-batch-problem className="mt-2 text-12 text-danger-ink desktop:pl-7">
            {error}
          </p>
        )}
        {(props.onRead || props.onUnlock) && (
          <div className="mt-2 flex flex-wrap gap-2 desktop:pl-7">
            {props.onRead && (
              <Button size="small" onClick={props.onRead}>
                <ScanText aria-hidden="true" />
                {t('addOcr')}
              </Button>
            )}
            {props.onUnlock && (
              <Button size="small" onClick={props.onUnlock}>
                <LockOpen aria-hidden="true" />
                {t('addUnlock')}
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function Signed({ broken, left }: StepProblems['signed']) {
  const t = useMessages(batchMessages);
  const told = [broken && t('signedBroken', broken), left && t('signedLeft', left)].filter(Boolean);
  return told.map((words) => (
    <p key={words} className="mt-2 text-12 wrap-anywhere text-warn-ink desktop:pl-7">
      {words}
    </p>
  ));
}

const MOST_TOLD = 3;

function Failures({ number, failures }: { number: number; failures: ShownFailure[] }) {
  const t = useMessages(batchMessages);
  const describeReason = useFailureReason();
  const rest = failures.length - MOST_TOLD;
  return (
    <ul data-batch-problem className="mt-2 scroll-mt-6 text-12 text-warn-ink desktop:pl-7">
      {failures.slice(0, MOST_TOLD).map((failure, at) => (
        <li key={at} className="wrap-anywhere">
          {t('failure', { step: number, file: failure.file ?? 'none', why: describeReason(failure) })}
        </li>
      ))}
      {rest > 0 && <li>{t('moreFailures', { count: rest })}</li>}
    </ul>
  );
}

/** A knot on the stitched thread that all steps hang on. */
export function StepNumber({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="relative flex w-7 shrink-0 flex-col items-center before:absolute before:top-1 before:-bottom-4 before:border-l-2 before:border-dashed before:border-accent"
    >
      <span className="relative mt-1 flex size-7 items-center justify-center rounded-full border-2 border-accent bg-raised text-13 font-bold text-accent-ink tabular-nums">
        {children}
      </span>
    </span>
  );
}

/** What was imported keeps its kind, also where the builder has no controls for it. */
function typesFor(type: string): string[] {
  return BUILDER_TYPES.includes(type) ? BUILDER_TYPES : [...BUILDER_TYPES, type];
}
