import { isRecipeStep, MAX_STEPS, PREVIOUS, RECIPE_STEP_TYPES, stepKind } from '@sheaf/pdf-core/options';
import { z } from 'zod';
import { pageInput } from '../../paging.schema.ts';

const MAX_FILES = 2000;

export const batchName = z
  .string({ error: 'Please enter a batch name' })
  .trim()
  .min(1, 'Please enter a batch name')
  .max(200, 'The name can have 200 characters at most.');
const stepType = z.enum(RECIPE_STEP_TYPES, `An operation is one of ${RECIPE_STEP_TYPES.join(', ')}.`);
const options = z.record(z.string(), z.unknown()).default({});
const someFile = z.union([z.literal(PREVIOUS), z.uuid()], `A file is an id, or ${PREVIOUS}.`);

type GivenStep = { type: string; fileIds?: string[]; options: Record<string, unknown> };
type Path = (string | number)[];
type Complain = (path: Path, message: string) => void;

/** What belongs together over several fields: where a step's files come from, and what its options may be. */
function checkStep(step: GivenStep, index: number, isTemplate: boolean, complain: Complain): void {
  const { type, fileIds = index ? [PREVIOUS] : [] } = step;
  if (!isRecipeStep(type)) return;
  const isFed = fileIds.includes(PREVIOUS);
  const sentence = `Operation "${type}" needs at least one file`;
  if (!isTemplate && !fileIds.length) complain(['fileIds'], sentence);
  if (isFed && index === 0) complain(['fileIds'], 'The first operation has no step before it.');
  if (isFed && index > 0 && stepKind(type).takes === 'picture-or-office')
    complain(['fileIds'], `Operation "${type}" takes pictures, Word and Excel files, not what a step made.`);
  // A password is asked for when a template is used, and not kept in it.
  const filled = isTemplate && type === 'protect' ? { password: 'x', ...step.options } : step.options;
  const { error } = stepKind(type).options(filled).safeParse(filled);
  for (const { path, message } of error?.issues ?? [])
    complain(['options', ...path.map((key) => (typeof key === 'number' ? key : String(key)))], message);
}

function checkSteps(isTemplate: boolean) {
  return (steps: GivenStep[], ctx: z.RefinementCtx) => {
    for (const [index, step] of steps.entries()) {
      checkStep(step, index, isTemplate, (path, message) =>
        ctx.addIssue({ code: 'custom', path: [index, ...path], message }),
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
      .describe(`Files, or ${PREVIOUS} for what the step before made; absent: ${PREVIOUS}`),
    options,
  })
  .strict();

export const batchSteps = z
  .array(step)
  .min(1, 'Please add at least one operation')
  .max(MAX_STEPS)
  .superRefine(checkSteps(false))
  .transform((steps) => steps.map(({ fileIds = [PREVIOUS], ...rest }) => ({ ...rest, fileIds })));

const templateSteps = z
  .array(step.extend({ fileIds: z.array(z.literal(PREVIOUS)).max(1).optional() }).strict())
  .min(1, 'Please add at least one operation')
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
    fileIds: z.array(z.uuid()).min(1, 'Please select files first').max(MAX_FILES),
    customOptions: z
      .record(z.string(), z.record(z.string(), z.unknown()))
      .default({})
      .describe('By type of step, or by its number from 1: options to use instead'),
  })
  .strict();
export const saveTemplateInput = z
  .object({
    name: z.string().trim().min(1, 'Please enter a template name').max(200),
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
    current: z.number().int().describe('Pieces of work that have ended'),
    total: z.number().int(),
    failed: z.number().int(),
    created_at: z.string(),
    started_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    error_message: z.string().nullable().describe('The files that failed, and why'),
    result_files: z.array(batchFile),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batchSchema>;

export const batchTaskSchema = z.object({
  id: z.uuid(),
  step: z.number().int().describe('From 1'),
  state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  attempts: z.number().int(),
  operation_id: z.uuid().nullable().describe('Whose progress is told by the events'),
  inputs: z.array(batchFile),
  outputs: z.array(batchFile),
  saved: z.number().nullable().describe('Percentage saved, by a step that compresses'),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});
export type BatchTask = z.infer<typeof batchTaskSchema>;
export const batchWithTasks = batchSchema.extend({ tasks: z.array(batchTaskSchema) });

export const batchProgress = z.object({
  status: batchSchema.shape.status,
  progress: z.number().int(),
  current: z.number().int(),
  total: z.number().int(),
  message: z.string(),
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
    z.object({ type: z.string(), files: z.number().int(), results: z.number().int().nullable() }),
  ),
  warnings: z.array(z.string()),
  problems: z.array(z.object({ code: z.string(), message: z.string() })).describe('Why it would be refused'),
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
