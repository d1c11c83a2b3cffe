import { z, type ZodError, type ZodObject } from 'zod';
import { type FullOptions, type ToolName, tools } from './index.ts';
import type { PlanFeature } from './record.ts';

type ReadCall<Name extends ToolName> = { options: FullOptions<Name>; features: PlanFeature[] };

/** The options of a call: parsed, with defaults, and the plan features that they need. */
export async function readCall<Name extends ToolName>(
  name: Name,
  given: Record<string, unknown>,
): Promise<ReadCall<Name> | { error: ZodError }> {
  const quick = await tools[name].quick?.();
  if (quick && Object.keys(given).every((option) => option in quick.options.shape)) {
    const { data, error } = quick.full.safeParse(given);
    return error ? { error } : { options: data, features: ['basic_pdf_tools'] };
  }
  const { error: refusal } = (await readOpenOptions(name)).strict().safeParse(given);
  if (refusal) return { error: refusal };
  const { data, error } = await tools[name].check({ ...tools[name].whenKept, ...given });
  return error ? { error } : { options: data, features: listFeatures(name, data) };
}

function listFeatures<Name extends ToolName>(name: Name, options: FullOptions<Name>): PlanFeature[] {
  return [...tools[name].features, ...(tools[name].moreFeatures?.(options) ?? [])];
}

/** What may be given, as JSON Schema: the options of the tool, and of its simple form. */
export async function describeCall(name: ToolName): Promise<Record<string, unknown>> {
  const options = await readOpenOptions(name);
  const quick = (await tools[name].quick?.())?.options.shape ?? {};
  const { $schema: _, ...schema } = z.toJSONSchema(options.extend({ ...quick, ...options.shape }), {
    io: 'input',
    unrepresentable: 'any',
  });
  return schema;
}

/** A result is named by the call, not by its options; what only programs set is nobody else's. */
async function readOpenOptions(name: ToolName): Promise<ZodObject> {
  const { shape } = await tools[name].options();
  const closed = ['outputName', ...(tools[name].internal ?? [])];
  return z.object(Object.fromEntries(Object.entries(shape).filter(([option]) => !closed.includes(option))));
}
