import { batchTemplates, type BatchTemplateRow, type BatchStep } from '@sheaf/db';
import { PREVIOUS } from '@sheaf/pdf-core/options';
import type { z } from 'zod';
import type { MemberContext } from '../../context.ts';
import { AppError, toAppError } from '../../errors.ts';
import {
  createBatchInput,
  type BatchTemplate,
  type fromTemplateInput,
  type saveTemplateInput,
} from './batch.schema.ts';
import { planBatch, requireOrder } from './batch.order.ts';
import { withoutSecrets } from './batch.secrets.ts';
import { createBatch } from './batch.service.ts';
import { listCommonTemplates } from './batch.templates.ts';

/** What a member may keep. */
const MOST_TEMPLATES = 200;

export async function listOwnTemplates(ctx: MemberContext): Promise<BatchTemplate[]> {
  return (await batchTemplates.listTemplates(ctx.db, ctx.member.user.id)).map(present);
}

export async function getTemplate(ctx: MemberContext, id: string): Promise<BatchTemplate> {
  const row = await batchTemplates.findTemplate(ctx.db, ctx.member.user.id, id);
  if (!row) throw noSuchTemplate();
  return present(row);
}

/** Also accepts a template exported elsewhere. Passwords are not stored in it. */
export async function saveTemplate(
  ctx: MemberContext,
  { name, description, operations }: z.output<typeof saveTemplateInput>,
): Promise<BatchTemplate> {
  const userId = ctx.member.user.id;
  const kept = await batchTemplates.listTemplates(ctx.db, userId);
  if (kept.length >= MOST_TEMPLATES) throw new AppError('templates_full', { limit: MOST_TEMPLATES });
  const steps = operations.map(({ type, options }, index): BatchStep => ({
    type,
    options,
    fileIds: index ? [PREVIOUS] : [],
  }));
  requireOrder(planBatch(steps, null));
  const row = { user_id: userId, name, description, operations: await withoutSecrets(steps) };
  return present(await batchTemplates.insertTemplate(ctx.db, row));
}

export async function deleteTemplate(ctx: MemberContext, id: string): Promise<void> {
  if (!(await batchTemplates.deleteTemplate(ctx.db, ctx.member.user.id, id))) throw noSuchTemplate();
}

export async function createFromTemplate(
  ctx: MemberContext,
  { templateId, name, fileIds, customOptions }: z.output<typeof fromTemplateInput>,
) {
  const common = listCommonTemplates().find(({ id }) => id === templateId);
  const { operations } = common ?? (await getTemplate(ctx, requireUuid(templateId)));
  const steps = operations.map((step, index) => ({
    type: step.type,
    fileIds: index ? [PREVIOUS] : fileIds,
    options: { ...step.options, ...customOptions[step.type], ...customOptions[String(index + 1)] },
  }));
  const { data, error } = await createBatchInput.safeParseAsync({ name, operations: steps });
  if (error) throw toAppError(error);
  return createBatch(ctx, data);
}

function requireUuid(id: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) throw noSuchTemplate();
  return id;
}

function present({ id, name, description, operations }: BatchTemplateRow): BatchTemplate {
  return { id, name, description, operations };
}

function noSuchTemplate(): AppError {
  return new AppError('template_missing');
}
