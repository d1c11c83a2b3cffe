import { openArea } from '@sheaf/messages';
import { formatRefusal } from '@sheaf/messages/reasons';
import type { Flow } from '../recipe.flow.options.ts';
import { EXIT } from './exit-codes.ts';
import type { StoredFacts } from './file-facts.ts';
import { planSteps, type Step } from './recipe.ts';
import { distinctNames } from './write-results.ts';

/** What becomes of files: names of results, null where only the work decides them; or the step that fails, and why. */
export type Outlook = {
  files: string[];
  becomes: string[] | null;
  fails: { step: number; error: string } | null;
};

/** Of each file alone, unless files are joined or named by steps. */
export function foresee(steps: Step[], inputs: StoredFacts[]): Outlook[] {
  const isEach = steps.every(({ command, files }) => command.inputs.max <= 1 && !files);
  const [unread, read] = [inputs.filter(({ broken }) => broken), inputs.filter(({ broken }) => !broken)];
  const failing = unread.map(({ name, broken = '' }) => failure(name, 1, broken));
  if (isEach)
    return [...numbered(read.flatMap((one) => outlookOf(planSteps(steps, [one]), [one]))), ...failing];
  return [...outlookOf(planSteps(steps, inputs), inputs), ...failing];
}

function outlookOf({ steps, results }: Flow, inputs: StoredFacts[]): Outlook[] {
  const errors = openArea('en', 'errors');
  const failing = steps.flatMap(({ failures }, index) =>
    failures.map(({ file, reason, params }) =>
      failure(
        file ?? inputs[0]!.name,
        index + 1,
        formatRefusal(errors, { reason, ...(params && { params }) }),
      ),
    ),
  );
  const { count, names } = results;
  if (count === 0) return failing;
  const failed = new Set(failing.flatMap(({ files }) => files));
  const files = inputs.map(({ name }) => name).filter((name) => !failed.has(name));
  return [{ files, becomes: count === names.length ? names : null, fails: null }, ...failing];
}

function failure(file: string, step: number, error: string): Outlook {
  return { files: [file], becomes: null, fails: { step, error } };
}

/** As they are written into one folder. */
function numbered(outlooks: Outlook[]): Outlook[] {
  const given = distinctNames(outlooks.flatMap(({ becomes }) => becomes ?? []).map((name) => ({ name })));
  return outlooks.map((one) =>
    one.becomes ? { ...one, becomes: given.splice(0, one.becomes.length) } : one,
  );
}

export function tellOutlook(outlooks: Outlook[], asJson: boolean): number {
  const isWell = outlooks.every(({ fails }) => fails === null);
  if (asJson)
    process.stdout.write(`${JSON.stringify({ ok: isWell, dryRun: true, files: outlooks }, undefined, 2)}\n`);
  else process.stdout.write(outlooks.map((one) => `${describe(one)}\n`).join(''));
  return isWell ? EXIT.done : EXIT.failed;
}

function describe({ files: [file = '', ...others], becomes, fails }: Outlook): string {
  const format = openArea('en', 'answers');
  if (fails) return format('dry_run.fails', { file, step: fails.step, why: fails.error });
  const source = { file, others: others.length };
  return becomes
    ? format('dry_run.becomes', { ...source, names: becomes.join(', ') })
    : format('dry_run.unknown', source);
}
