import type { ToolName } from '@sheaf/pdf-core/tools';
import { use } from 'react';
import { readFields, readGroups } from './read-fields.ts';
import type { FieldGroup, ToolField } from './tool-field.ts';

const read = new Map<ToolName, Promise<ToolField[]>>();
const readInside = new Map<ToolName, Promise<FieldGroup[]>>();

/** The form of a tool. What draws it waits for it. */
export function useFields(tool: ToolName): ToolField[] {
  const fields = read.get(tool) ?? readFields(tool);
  read.set(tool, fields);
  return use(fields);
}

/** Its options that are several values. */
export function useGroups(tool: ToolName): FieldGroup[] {
  const groups = readInside.get(tool) ?? readGroups(tool);
  readInside.set(tool, groups);
  return use(groups);
}
