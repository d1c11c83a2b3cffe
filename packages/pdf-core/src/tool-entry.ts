import type { output, ZodType } from 'zod';
import type { Tool } from './tool.ts';

export type InputKind = 'pdf' | 'image' | 'json';

/** How many files a tool takes, and of which kind. */
export type ToolInputs = {
  kind: InputKind;
  min: number;
  max: number;
  /** A picture will do as well. */
  orImage?: boolean;
};

/** A tool as it is listed. Engines, fonts and schemas stay unread until somebody asks for them. */
export type ToolEntry<Schema extends ZodType, Report> = {
  /** One sentence for whoever looks for a tool. */
  about: string;
  inputs: ToolInputs;
  options: () => Promise<Schema>;
  load: () => Promise<Tool<output<Schema>, Report>>;
};

export function defineTool<Schema extends ZodType, Report>(
  entry: ToolEntry<Schema, Report>,
): ToolEntry<Schema, Report> {
  return entry;
}

export const noInput: ToolInputs = { kind: 'pdf', min: 0, max: 0 };
export const maybePdf: ToolInputs = { kind: 'pdf', min: 0, max: 1 };
export const onePdf: ToolInputs = { kind: 'pdf', min: 1, max: 1 };
export const onePdfOrImage: ToolInputs = { ...onePdf, orImage: true };
export const manyPdfs: ToolInputs = { kind: 'pdf', min: 2, max: Infinity };
export const manyImages: ToolInputs = { kind: 'image', min: 1, max: Infinity };
