import type { Batch, BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';
import type { Progress } from '@sheaf/api/ports';
import { isRecipeStep } from '@sheaf/pdf-core/options';
import { Check, Minus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { classes } from '../../lib/classes.ts';
import { formatFixed } from '../../lib/format.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../lib/texts.ts';
import { batchTexts } from './batch.texts.ts';
import { lastTask, toRows } from './task-rows.ts';

/** More rows than these are shown when they are asked for. */
const SHOWN = 100;

/** On a phone more columns than these have their numbers for names, which are told above. */
const NAMED = 2;

interface TaskTableProps {
  operations: Batch['operations'];
  tasks: BatchTask[];
  progress: ReadonlyMap<string, Progress>;
}

export function TaskTable({ operations, tasks, progress }: TaskTableProps) {
  const texts = useTexts(batchTexts);
  const [shown, setShown] = useState(SHOWN);
  const rows = toRows(tasks, operations.length);
  const names = operations.map(({ type }) => (isRecipeStep(type) ? texts.types[type] : type));
  const isDense = names.length > NAMED;
  return (
    <div>
      {isDense && (
        <ol className="mb-2 flex flex-wrap gap-x-3 text-12 text-ink-soft desk:hidden">
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
            <th className="w-full py-2 font-medium desk:w-auto desk:px-2">{texts.file}</th>
            {names.map((name, index) => (
              <th
                key={index}
                className="px-1.5 py-2 text-center font-medium whitespace-nowrap max-desk:text-12 desk:px-2"
              >
                <span className={isDense ? '' : 'max-desk:hidden'}>{index + 1} </span>
                <span className={isDense ? 'max-desk:sr-only' : ''}>{name}</span>
              </th>
            ))}
            <th className="w-40 px-2 py-2 font-medium max-desk:hidden">{texts.now}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.slice(0, shown).map((row) => {
            const last = lastTask(row);
            const now = last && <Now task={last} progress={progress.get(last.operation_id ?? '')} />;
            const colour = last?.state === 'failed' ? 'text-danger-ink' : 'text-ink-soft';
            return (
              <tr key={row.key}>
                <th scope="row" className="max-w-0 py-2 text-left font-regular! desk:max-w-72 desk:px-2">
                  <span className="block truncate">{row.name}</span>
                  <span className={classes('block text-12 tabular-nums desk:hidden', colour)}>{now}</span>
                </th>
                {row.cells.map((task, index) => (
                  <td key={index} className="px-1.5 py-1.5 text-center desk:px-2">
                    {task && <StateMark state={task.state} />}
                  </td>
                ))}
                <td className={classes('px-2 py-2 tabular-nums max-desk:hidden', colour)}>{now}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > shown && (
        <Button look="bare" wide onClick={() => setShown(shown + SHOWN)}>
          {texts.more(rows.length - shown)}
        </Button>
      )}
    </div>
  );
}

function Now({
  task: { state, saved, error },
  progress,
}: {
  task: BatchTask;
  progress: Progress | undefined;
}) {
  const texts = useTexts(batchTexts);
  const say = useServerWords();
  if (state === 'failed') return error ? say(error.message) : texts.states.failed;
  if (state === 'running' && progress) return say(progress.what);
  if (state === 'done' && saved !== null) return texts.saved(formatFixed(saved, 2));
  return texts.states[state];
}

function StateMark({ state }: { state: BatchTask['state'] }) {
  const { states } = useTexts(batchTexts);
  const looks = {
    waiting: 'border border-dashed border-line-strong',
    running: '',
    done: 'bg-accent-soft text-accent-ink',
    failed: 'bg-danger-soft text-danger-ink',
    cancelled: 'bg-sunken text-ink-faint',
  };
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by icons, which have no address
      role="img"
      aria-label={states[state]}
      className={classes(
        'inline-flex size-5 items-center justify-center rounded-full align-middle [&>svg]:size-3',
        looks[state],
      )}
    >
      {state === 'done' && <Check aria-hidden="true" />}
      {state === 'failed' && <X aria-hidden="true" />}
      {state === 'cancelled' && <Minus aria-hidden="true" />}
      {state === 'running' && <Spinner size="small" />}
    </span>
  );
}
