import type { BatchTask, BatchWithTasks } from '@sheaf/api/features/batch/batch.schema.ts';
import type { Progress } from '@sheaf/api/ports';
import { Check, Minus, X } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatTenth } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { toolOptionMessages } from '../tools/shared/tool-options.messages.ts';
import { batchMessages } from './batch.messages.ts';
import { RowCure } from './row-cure.tsx';
import { useStepName } from './step-names.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { useProgressWords } from '../../lib/messages/progress-messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { cureOf, hasLostSignature, lastTask, listUnkept, toRows } from './task-rows.ts';

/** More rows than these are shown when they are asked for. */
const SHOWN = 100;

/** On a phone, further columns have numbers for names, with a legend above. */
const NAMED = 2;

interface TaskTableProps {
  batch: BatchWithTasks;
  progress: ReadonlyMap<string, Progress>;
  /** What has ended and is not kept is told only then. */
  hasEnded: boolean;
  /** A batch that was started from this one. */
  onOpen: (id: string) => void;
}

export function TaskTable({
  batch: { id: batchId, operations, tasks },
  progress,
  hasEnded,
  onOpen,
}: TaskTableProps) {
  const t = useMessages(batchMessages);
  const [shown, setShown] = useState(SHOWN);
  const rows = toRows(tasks, operations.length);
  const unkept = hasEnded ? listUnkept(tasks, operations) : new Set<string>();
  const stateOf = ({ id, state }: BatchTask): ShownState => (unkept.has(id) ? 'unkept' : state);
  const markOf = (task: BatchTask): MarkedState => {
    const state = stateOf(task);
    return state === 'done' && task.nothing_found ? 'nothing' : state;
  };
  const nameStep = useStepName();
  const names = operations.map(({ type }) => nameStep(type));
  const isDense = names.length > NAMED;
  return (
    <div>
      {isDense && (
        <ol className="mb-2 flex flex-wrap gap-x-3 text-12 text-ink-soft desktop:hidden">
          {names.map((name, index) => (
            <li key={index}>
              {index + 1} {name}
            </li>
          ))}
        </ol>
      )}
      <table className="w-full border-y border-line text-13">
        <thead>
          <tr className="border-b border-line text-left text-ink-soft">
            <th className="w-full py-2 font-medium desktop:w-auto desktop:px-2">{t('file')}</th>
            {names.map((name, index) => (
              <th
                key={index}
                className="px-1.5 py-2 text-center font-medium whitespace-nowrap max-desktop:text-12 desktop:px-2"
              >
                <span className={isDense ? '' : 'max-desktop:hidden'}>{index + 1} </span>
                <span className={isDense ? 'max-desktop:sr-only' : ''}>{name}</span>
              </th>
            ))}
            <th className="w-40 px-2 py-2 font-medium max-desktop:hidden">{t('now')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.slice(0, shown).map((row) => {
            const last = lastTask(row);
            const cure = hasEnded && cureOf(row);
            const words = last && (
              <>
                <Now task={last} state={stateOf(last)} progress={progress.get(last.operation_id ?? '')} />
                {last.state === 'done' && hasLostSignature(row) && (
                  <span className="block text-warn-ink">{t('signature.lost')}</span>
                )}
              </>
            );
            // What can be done about it stands below, and why beside it.
            const now = cure ? t('states.failed') : words;
            const colour = last?.state === 'failed' ? 'text-danger-ink' : 'text-ink-soft';
            return (
              <Fragment key={row.key}>
                <tr className={cure ? 'border-b-0' : undefined}>
                  <th
                    scope="row"
                    className="max-w-0 py-2 text-left font-regular! desktop:max-w-72 desktop:px-2"
                  >
                    <span className="block truncate">{row.name}</span>
                    <span className={classes('block text-12 tabular-nums desktop:hidden', colour)}>
                      {now}
                    </span>
                  </th>
                  {row.cells.map((task, index) => (
                    <td key={index} className="px-1.5 py-1.5 text-center desktop:px-2">
                      {task && <StateMark state={markOf(task)} />}
                    </td>
                  ))}
                  <td className={classes('px-2 py-2 tabular-nums max-desktop:hidden', colour)}>{now}</td>
                </tr>
                {cure && (
                  <tr>
                    <td colSpan={names.length + 2} className="pb-3 desktop:px-2">
                      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                        <span className="min-w-0 flex-1 basis-80 text-danger-ink">{words}</span>
                        <RowCure batchId={batchId} cure={cure} name={row.name} onOpen={onOpen} />
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button look="bare" wide onClick={() => setShown(shown + SHOWN)}>
          {t('more', { number: rows.length - shown })}
        </Button>
      )}
    </div>
  );
}

function Now({
  task: { saved, signature, error, nothing_found: nothing },
  state,
  progress,
}: {
  task: BatchTask;
  state: ShownState;
  progress: Progress | undefined;
}) {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const tOptions = useMessages(toolOptionMessages);
  const describeProgress = useProgressWords();
  if (state === 'failed') return error ? describeKept(error, errorTexts) : t('states.failed');
  if (state === 'running' && progress) return describeProgress(progress);
  if (state === 'done' && signature === 'left') return t('signature.left');
  if (state === 'done' && nothing)
    return tOptions.find(`${nothing.params['tool']}.report`, nothing.params) ?? nothing.message;
  if (state === 'done' && saved !== null) return t('saved', { percent: formatTenth(saved) });
  return t(`states.${state}`);
}

type ShownState = BatchTask['state'] | 'unkept';
type MarkedState = ShownState | 'nothing';

function StateMark({ state }: { state: MarkedState }) {
  const t = useMessages(batchMessages);
  const looks = {
    waiting: 'border border-dashed border-line-strong',
    running: '',
    done: 'bg-accent-soft text-accent-ink',
    failed: 'bg-danger-soft text-danger-ink',
    cancelled: 'bg-sunken text-ink-faint',
    unkept: 'bg-sunken text-ink-faint',
    nothing: 'bg-sunken text-ink-faint',
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by icons, which have no address
      role="img"
      aria-label={t(`states.${state}`)}
      className={classes(
        'inline-flex size-5 items-center justify-center rounded-full align-middle [&>svg]:size-3',
        looks[state],
      )}
    >
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'failed' && <X aria-hidden="true" />}
      {(state === 'cancelled' || state === 'unkept' || state === 'nothing') && <Minus aria-hidden="true" />}
      {state === 'running' && <Spinner size="small" />}
    </span>
  );
}
