import type { ToolName } from '@sheaf/pdf-core/tools';
import { use } from 'react';
import { readFields } from './read-fields.ts';
import type { ToolField } from './tool-field.ts';

const read = new Map<ToolName, Promise<ToolField[]>>();

/** The form of a tool. What draws it waits for it. */
export function useFields(tool: ToolName): ToolField[] {
  const fields = read.get(tool) ?? readFields(tool);
  read.set(tool, fields);
  return use(fields);
}
