import type { BatchRow, BatchStep } from '@sheaf/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';

const SECRETS = ['password', 'ownerPassword'];
type Options = Record<string, unknown>;

/** What may be read by anybody who reads the batch, and what is sealed until its work is done. */
export function sealSecrets(
  ctx: AppContext,
  steps: BatchStep[],
): { operations: BatchStep[]; secrets: string | null } {
  const taken: Record<number, Options> = {};
  for (const [index, { options }] of steps.entries()) {
    const own = pick(options, (name) => SECRETS.includes(name));
    if (Object.keys(own).length) taken[index] = own;
  }
  const hasSecrets = Object.keys(taken).length > 0;
  return {
    operations: withoutSecrets(steps),
    secrets: hasSecrets ? ctx.vault.seal(JSON.stringify(taken)) : null,
  };
}

export function withoutSecrets<Step extends { options: Options }>(steps: Step[]): Step[] {
  return steps.map((step) => ({ ...step, options: pick(step.options, (name) => !SECRETS.includes(name)) }));
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
