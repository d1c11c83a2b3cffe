import type { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Feature } from '../billing/plans.schema.ts';

export type InputKind = 'pdf' | 'image' | 'office';

/** A tool that makes files of files, as it stands in the table. */
export type FileTool<
  Input extends z.ZodObject = z.ZodObject,
  Answer extends z.ZodRawShape = z.ZodRawShape,
> = {
  path: `/pdf/${string}`;
  summary: string;
  /** What it is called in the history. */
  action: string;
  /** pdf-core's name for it. */
  tool: string;
  takes: InputKind;
  input: Input;
  /** What is answered beside the file. */
  answer: Answer;
  /** What the member's plan must have. */
  needs: (input: z.output<Input>) => Feature[];
  /** What the tool is told to do. */
  options: (input: z.output<Input>, ctx: AppContext) => object | Promise<object>;
  /** From the tool's report to the answer; where it is absent the report has what the answer names. */
  tell?: (report: never) => z.input<z.ZodObject<Answer>>;
};

export function defineFileTool<Input extends z.ZodObject, Answer extends z.ZodRawShape>(
  tool: FileTool<Input, Answer>,
): FileTool<Input, Answer> {
  return tool;
}
