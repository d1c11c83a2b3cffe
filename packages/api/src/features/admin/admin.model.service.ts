import { instanceSecrets } from '@sheaf/db';
import type { z } from 'zod';
import type { PersonContext } from '../../context.ts';
import { AppError, keepError, toAppError } from '../../errors.ts';
import type { ModelPlace } from '../../models.port.ts';
import { modelFailureOf } from '../ai/ai.model-failures.ts';
import { readInstanceSettings } from '../auth/auth.instance.service.ts';
import { MODEL_SECRET } from '../auth/auth.model.ts';
import { changeAsAdministrator, writeAudit } from './admin.changes.ts';
import type { ModelTrial, modelTrialInput } from './admin.schema.ts';

/** Enough for a word, and for some thoughts before it. */
const BUDGET = 2000;
const SILENCE_MS = 20_000;
const LONGEST_REPLY = 200;
const WISH = 'Answer with the word OK and nothing else.';

/** Asks a server for its models and one of them for a word, before it is saved or after. */
export async function tryModel(
  ctx: PersonContext,
  { url, name, key }: z.infer<typeof modelTrialInput>,
): Promise<ModelTrial> {
  await changeAsAdministrator(ctx, (trx) => writeAudit(ctx, trx, 'model.try', { details: { url, name } }));
  const place = { url, key: key ?? (await findKey(ctx, url)) };
  const listed = await attempt(() => ctx.models.list(place));
  const models = listed.value ?? [];
  if (!name) return { models, reply: null, problem: listed.problem, milliseconds: 0 };
  const began = performance.now();
  const { value = null, problem } = await attempt(() => say(ctx, place, name));
  return { models, reply: value, problem, milliseconds: Math.round(performance.now() - began) };
}

/** The saved key goes to the address that it was saved for, and to no other. */
async function findKey(ctx: PersonContext, url: string): Promise<string | null> {
  const { model } = await readInstanceSettings(ctx);
  if (model?.url !== url) return null;
  const sealed = await instanceSecrets.findInstanceSecret(ctx.db, MODEL_SECRET);
  return sealed === undefined ? null : ctx.modelVault.open(sealed);
}

async function say({ models, signal }: PersonContext, place: ModelPlace, model: string): Promise<string> {
  let text = '';
  const wish = { maxTokens: BUDGET, signal, silenceMs: SILENCE_MS, onVoid: () => (text = '') };
  const messages = [{ role: 'user' as const, content: WISH }];
  const tried = await models.tryOut(place, { model, budget: BUDGET });
  for await (const piece of tried.stream(messages, wish)) text += piece;
  const reply = text.trim().slice(0, LONGEST_REPLY).toWellFormed();
  if (!reply) throw new AppError('model_said_nothing');
  return reply;
}

async function attempt<T>(work: () => Promise<T>): Promise<{ value?: T; problem: ModelTrial['problem'] }> {
  try {
    return { value: await work(), problem: null };
  } catch (thrown) {
    if (!modelFailureOf(thrown)) throw thrown;
    return { problem: keepError(toAppError(thrown)) };
  }
}
