import { type ToolName, toolNames, tools } from '@sheaf/pdf-core/tools';
import { describeCall, readCall } from '@sheaf/pdf-core/tools/call.ts';

/** Tools that a server offers as they are: the others have calls of their own, which count pages. */
export const servedTools = toolNames.filter((name) => !tools[name].metered);

/** Every tool there is, for programs that want to offer them. */
export async function listCatalogue() {
  return { tools: await Promise.all(servedTools.map(describeTool)) };
}

async function describeTool(name: ToolName) {
  const { id, about, group, icon, inputs, makes = 'file', batch, example } = tools[name];
  const { kind, min, max, orImage, orOffice, orSource } = inputs;
  const also = [
    ...(orImage ? (['image'] as const) : []),
    ...(orOffice || orSource ? (['source'] as const) : []),
  ];
  const call = await readCall(name, example);
  return {
    id,
    about,
    group,
    icon,
    inputs: { kind, also, min, max: max === Infinity ? null : max },
    makes,
    batch: batch !== undefined,
    features: 'features' in call ? call.features : [],
    options: await describeCall(name),
    example,
  };
}
