import {
  findStep,
  listStepSecrets,
  MAX_STEPS,
  PREVIOUS,
  readStepSchema,
  STEP_TYPES,
} from '@sheaf/pdf-core/options';
import { z } from 'zod';
import { pageInput } from '../../paging.schema.ts';
import { MAX_FILES } from './batch.limits.schema.ts';
import { taskCure } from './batch.remedies.schema.ts';
import { keptErrorSchema } from '../../kept-error.schema.ts';
import { answerSchema } from '../../answer.schema.ts';

export const batchName = z
  .string({ error: 'fields.batch_name_needed' })
  .trim()
  .min(1, 'fields.batch_name_needed')
  .max(200, 'fields.name_too_long');
const stepType = z.enum(STEP_TYPES);
const options = z.record(z.string(), z.unknown()).default({});
const someFile = z.union([z.literal(PREVIOUS), z.uuid()]);

type GivenStep = { type: string; fileIds?: string[]; options: Record<string, unknown> };
type Issue = z.core.$ZodIssue;

/** What belongs together over several fields: where a step's files come from, and what its options may be. */
async function checkStep(
  step: GivenStep,
  index: number,
  isTemplate: boolean,
  refuse: (issue: Issue) => void,
): Promise<void> {
  const { type, fileIds = index ? [PREVIOUS] : [] } = step;
  const kind = findStep(type);
  if (!kind) return;
  const isFed = fileIds.includes(PREVIOUS);
  const refuseFiles = (message: string) =>
    refuse({ code: 'custom', path: ['fileIds'], message, params: { step: type } });
  if (!isTemplate && !fileIds.length) refuseFiles('fields.step_needs_file');
  if (isFed && index === 0) refuseFiles('fields.first_step_unfed');
  if (isFed && index > 0 && kind.takes === 'picture-or-office') refuseFiles('fields.step_takes_no_result');
  const { error } = (await readStepSchema(type, step.options)).safeParse(step.options);
  // Secrets are entered when a template is used, and not stored in it.
  const secrets = isTemplate ? await listStepSecrets(type) : [];
  const isLeftOut = ([name]: PropertyKey[]) =>
    secrets.includes(String(name)) && step.options[String(name)] === undefined;
  for (const issue of error?.issues ?? [])
    if (!isLeftOut(issue.path)) refuse({ ...issue, path: ['options', ...issue.path] });
}

function checkSteps(isTemplate: boolean) {
  return async (steps: GivenStep[], ctx: z.RefinementCtx) => {
    for (const [index, step] of steps.entries()) {
      await checkStep(step, index, isTemplate, (issue) =>
        ctx.addIssue({ ...issue, path: [index, ...issue.path] }),
      );
    }
  };
}

const step = z
  .object({
    type: stepType,
    fileIds: z
      .array(someFile)
      .max(MAX_FILES)
      .optional()
      .describe(`Files, joined in this order, or ${PREVIOUS} for what the step before made, as if absent`),
    options,
  })
  .strict();

export const batchSteps = z
  .array(step)
  .min(1, 'fields.steps_needed')
  .max(MAX_STEPS)
  .superRefine(checkSteps(false))
  .transform((steps) => steps.map(({ fileIds = [PREVIOUS], ...rest }) => ({ ...rest, fileIds })));

const templateSteps = z
  .array(step.extend({ fileIds: z.array(z.literal(PREVIOUS)).max(1).optional() }).strict())
  .min(1, 'fields.steps_needed')
  .max(MAX_STEPS)
  .superRefine(checkSteps(true));

export const createBatchInput = z.object({ name: batchName, operations: batchSteps }).strict();
export const previewBatchInput = z.object({ name: z.string().optional(), operations: batchSteps }).strict();
export const batchIdInput = z.object({ id: z.uuid() }).strict();
export const listBatchesInput = pageInput.strict();
export const fromTemplateInput = z
  .object({
    templateId: z.string().max(100),
    name: batchName,
    fileIds: z.array(z.uuid()).min(1, 'fields.files_needed').max(MAX_FILES),
    customOptions: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .default({})
      .describe('By type of step, or by its number from 1: options to use instead'),
  })
  .strict();
export const saveTemplateInput = z
  .object({
    name: z.string().trim().min(1, 'fields.template_name_needed').max(200),
    description: z.string().trim().max(2000).default(''),
    operations: templateSteps,
  })
  .strict();

const operation = z.object({
  type: z.string(),
  fileIds: z.array(z.string()),
  options: z.record(z.string(), z.unknown()),
});
const batchFile = z.object({ id: z.uuid(), filename: z.string(), size: z.number().int() });

export const batchSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    operations: z.array(operation),
    status: z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']),
    progress: z.number().int().describe('Percent'),
    files: z
      .object({ total: z.number().int(), done: z.number().int(), failed: z.number().int() })
      .describe(
        'The files that go in, each time that a step names one: those that came to the end, and that failed',
      ),
    current: z.number().int().describe('Pieces of work, a step on a file, that are done or failed'),
    total: z.number().int().describe('Pieces of work'),
    failed: z.number().int().describe('Pieces of work'),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    error_message: z.string().nullable().describe('The files that failed, and why'),
    failures: z
      .array(
        z.object({
          step: z.number().int().describe('From 1'),
          filename: z.string(),
          others: z.number().int(),
          error: keptErrorSchema,
        }),
      )
      .describe('The same as data: the first of them'),
    result_files: z.array(batchFile),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batchSchema>;

export const nothingFound = z
  .object({
    code: z.string(),
    message: z.string().describe('In English'),
    params: z.record(z.string(), z.union([z.string(), z.number()])).describe('The figures of the report'),
  })
  .nullable();

export const batchTaskSchema = z.object({
  id: z.uuid(),
  step: z.number().int().describe('From 1'),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  attempts: z.number().int(),
  operation_id: z.uuid().nullable().describe('Whose progress is told by the events'),
  inputs: z.array(batchFile),
  outputs: z.array(batchFile),
  saved: z.number().nullable().describe('Percentage saved, by a step that compresses'),
  signature: z
    .enum(['lost', 'left'])
    .nullable()
    .describe('The result lacks the signature of its file; or the file is signed, and goes on as it is'),
  nothing_found: nothingFound.describe('Where a step found nothing to work on'),
  error: keptErrorSchema.nullable(),
  cure: taskCure,
});
export type BatchTask = z.infer<typeof batchTaskSchema>;
export const batchWithTasks = batchSchema.extend({
  can_run_without: z.boolean().describe('Whether its steps can run anew without the files that failed'),
  can_retry: z
    .boolean()
    .describe('Whether something that failed or was stopped can succeed when it is tried again'),
  fails_again: z
    .number()
    .int()
    .describe(
      'Failed pieces of work that would fail again, because neither their files nor the steps have changed',
    ),
  cures: z
    .object({ ocr: z.number().int(), unlock: z.number().int() })
    .describe('Failed pieces of work that could succeed after OCR, or after their file is unlocked'),
  tasks: z.array(batchTaskSchema),
});
export type BatchWithTasks = z.infer<typeof batchWithTasks>;

export const batchProgress = answerSchema.extend({
  status: batchSchema.shape.status,
  progress: z.number().int(),
  current: z.number().int(),
  total: z.number().int(),
});

export const templateSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    operations: z.array(operation.extend({ fileIds: z.array(z.string()).optional() })),
  })
  .meta({ id: 'BatchTemplate' });
export type BatchTemplate = z.infer<typeof templateSchema>;

export const previewAnswer = z.object({
  files: z.number().int(),
  pages: z.number().int().nullable().describe('Null where a file has not been read yet'),
  steps: z.array(
    z.object({
      type: z.string(),
      files: z.number().int(),
      pages: z.number().int().nullable().describe('Of these files; null where known only after the work'),
      results: z.number().int().nullable(),
    }),
  ),
  results: z.object({
    count: z.number().int().nullable().describe('Null where it is known only after the work'),
    kinds: z.array(z.string()).describe('`pdf`, `image`, `office`, or the extension of a file'),
    names: z.array(z.string()).describe('The first of them, where they are known'),
  }),
  warnings: z.array(answerSchema),
  failures: z
    .array(
      z.object({
        step: z.number().int().describe('From 1'),
        filename: z.string().nullable().describe('Null where only the work decides the name'),
        error: keptErrorSchema,
      }),
    )
    .describe('Files that a step is certain to fail for; the batch runs, and the others go on'),
  problems: z.array(keptErrorSchema).describe('Why it would be refused'),
  cost: z.array(
    z.object({
      metric: z.string(),
      amount: z.number().int(),
      used: z.number().int(),
      limit: z.number().int(),
    }),
  ),
});
export type BatchPreview = z.infer<typeof previewAnswer>;
