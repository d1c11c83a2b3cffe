import type { BatchRow, BatchStep } from '@sheaf/db';
import { listStepSecrets } from '@sheaf/pdf-core/options';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

type Options = Record<string, unknown>;
type BatchStepOptions = { type: string; options: Options };

/** Separates what is readable with the batch from what is encrypted until its work is done. */
export async function sealSecrets(
  ctx: AppContext,
  steps: BatchStep[],
): Promise<{ operations: BatchStep[]; secrets: string | null }> {
  const parts = await Promise.all(steps.map(splitOptions));
  const taken = Object.fromEntries(
    parts.flatMap(({ secret }, index) => (Object.keys(secret).length ? [[index, secret]] : [])),
  );
  return {
    operations: parts.map(({ step }) => step),
    secrets: Object.keys(taken).length ? ctx.vault.seal(JSON.stringify(taken)) : null,
  };
}

export async function withoutSecrets<Step extends BatchStepOptions>(steps: Step[]): Promise<Step[]> {
  const parts = await Promise.all(steps.map(splitOptions));
  return parts.map(({ step }) => step);
}

/** The record of the tool lists the secret options of a step. */
async function splitOptions<Step extends BatchStepOptions>(
  step: Step,
): Promise<{ step: Step; secret: Options }> {
  const names = await listStepSecrets(step.type);
  return {
    step: { ...step, options: pick(step.options, (name) => !names.includes(name)) },
    secret: pick(step.options, (name) => names.includes(name)),
  };
}

/** The steps as they were asked for. */
export function openSecrets(ctx: AppContext, { operations, secrets }: BatchRow): BatchStep[] {
  if (secrets === null) return operations;
  const text = ctx.vault.open(secrets);
  if (text === null) throw new AppError('batch_password_lost');
  const taken = JSON.parse(text) as Record<number, Options>;
  return operations.map((step, index) => ({ ...step, options: { ...step.options, ...taken[index] } }));
}

function pick(options: Options, isWanted: (name: string) => boolean): Options {
  return Object.fromEntries(Object.entries(options).filter(([name]) => isWanted(name)));
}
