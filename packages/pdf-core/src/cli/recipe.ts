import { readFile } from 'node:fs/promises';
import { readStepSchema, recipeSchema } from '../recipe.options.ts';
import { openArea } from '@sheaf/messages';
import { formatRefusal } from '@sheaf/messages/reasons';
import { type Flow, planFlow } from '../recipe.flow.options.ts';
import { tellSigned } from '../recipe.signatures.options.ts';
import { findStep, PREVIOUS } from '../recipe.steps.options.ts';
import { type StoredFacts } from './file-facts.ts';
import { type Command, findCommand } from './commands.ts';
import { describeIssues } from './describe-error.ts';
import { UsageError } from './exit-codes.ts';
import { parseJson } from './parse-flags.ts';

/** `files` names inputs, or holds $previous; absent, a step takes what the one before it made. */
export type Step = { command: Command; files: string[] | undefined; options: Record<string, unknown> };

/** Refuses steps that cannot follow each other, and warns of what will fail and of signatures that a step breaks. */
export function checkOrder(steps: Step[], inputs: StoredFacts[]): string[] {
  const flow = planSteps(steps, inputs);
  const problem = flow.steps.find((step) => step.problem)?.problem;
  const errors = openArea('en', 'errors');
  if (problem) throw new UsageError(formatRefusal(errors, problem), 'batch');
  const format = openArea('en', 'answers');
  return flow.steps.flatMap(({ unsigns, signed, failures }, index) => {
    const step = index + 1;
    const broken = tellSigned(signed.broken);
    const left = tellSigned(signed.left);
    return [
      ...failures.map(({ file, reason, params }) => {
        const why = formatRefusal(errors, { reason, ...(params && { params }) });
        return format('warnings.step_fails', { step, file: file ?? 'none', why });
      }),
      ...(unsigns === null ? [] : [format('warnings.signature_lost', { step, before: unsigns })]),
      ...(broken ? [format('warnings.signature_broken', { step, ...broken })] : []),
      ...(left ? [format('warnings.signature_left', { step, ...left })] : []),
    ];
  });
}

export function planSteps(steps: Step[], inputs: StoredFacts[]): Flow {
  return planFlow(
    steps.map(({ command, files, options }, index) => ({
      type: command.tool,
      options,
      isFed: files ? files.includes(PREVIOUS) : index > 0,
      files: listOwnFiles(files, inputs, index),
    })),
    'folder',
  );
}

function listOwnFiles(files: string[] | undefined, inputs: StoredFacts[], index: number) {
  const own = files ? inputs.filter(({ name }) => files.includes(name)) : index ? [] : inputs;
  // What else the files are is found out by the tools that read them.
  return own.map(({ name, protection, signed, pages }) => ({
    name,
    kind: 'file',
    protection,
    signed,
    pages,
  }));
}

/** A recipe as POST /batch takes it, with names of files where the API has ids. */
export async function readRecipe(path: string): Promise<Step[]> {
  const { success, data, error } = recipeSchema.safeParse(parseJson(await readFile(path, 'utf8'), path));
  if (!success) {
    const [problem] = describeIssues(error.issues);
    throw new UsageError(`${path}: ${problem?.error}`, 'batch');
  }
  const steps: Step[] = [];
  for (const [index, { type, fileIds, options: given }] of data.operations.entries()) {
    const step = findStep(type);
    const read = step && (await readStepSchema(type, given)).safeParse(given);
    if (read?.error) {
      const [problem] = describeIssues(read.error.issues);
      throw new UsageError(`${path}: step ${index + 1} ${type}: ${problem?.error}`, 'batch');
    }
    if (step && step.tool === null) {
      const sentence = `"${type}" needs a Sheaf server: run this recipe on its page, or by POST /api/batch.`;
      throw new UsageError(`${path}: step ${index + 1}: ${sentence}`, 'batch');
    }
    const command = findCommand(step?.tool ?? type);
    if (!command) throw new UsageError(`${path}: step ${index + 1}: there is no tool "${type}".`, 'batch');
    if (index === 0 && fileIds?.includes(PREVIOUS))
      throw new UsageError(`${path}: step 1 has no step before it.`, 'batch');
    // A template names no files, so that it can be used with any.
    steps.push({ command, files: fileIds?.length ? fileIds : undefined, options: read?.data ?? given });
  }
  return steps;
}
