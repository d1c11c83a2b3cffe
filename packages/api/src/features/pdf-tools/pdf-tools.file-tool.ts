import { type ToolName, type ToolReport, tools } from '@sheaf/pdf-core/tools';
import { z } from 'zod';
import type { ActingContext } from '../../context.ts';
import { prepareCall } from './pdf-tools.call.service.ts';
import { describeMaking } from './pdf-tools.kept.service.ts';
import type { InputKind } from './pdf-tools.inputs.service.ts';
import { made } from './pdf-tools.schema.ts';
import { type FileWork, runFileWork } from './pdf-tools.service.ts';
import { parseOwn } from '../../parse-own.ts';

/** What a request may have, whatever else it has. */
type Request = { fileId?: string; fileIds?: string[]; operationId?: string; outputName?: string };
export type RequestSchema = z.ZodObject & z.ZodType<Request>;

type Address<Input extends RequestSchema, Answer extends z.ZodRawShape> = {
  path: `/pdf/${string}`;
  summary: string;
  /** What it is called in the history. */
  action: string;
  input: Input;
  /** What is answered beside the files. */
  answer: Answer;
};

/** A call at an address of its own, with a request and an answer of its own shape. */
export function defineAddress<Input extends RequestSchema, Answer extends z.ZodRawShape, Report>(
  address: Address<Input, Answer>,
  takes: InputKind,
  prepare: (
    ctx: ActingContext,
    given: z.output<Input>,
  ) => Promise<Pick<FileWork<Report, unknown>, 'features' | 'run' | 'tell' | 'shown'>>,
) {
  const { input, answer, action } = address;
  const output = z.object({ ...made, ...answer });
  async function run(ctx: ActingContext, given: z.output<Input>) {
    const { fileId, fileIds = fileId ? [fileId] : [], operationId, outputName } = given;
    const work = await prepare(ctx, given);
    return runFileWork(ctx, {
      ...work,
      action,
      takes,
      fileIds,
      operationId,
      nameResult: () => outputName,
      receipt: given,
      present: (results, told) => {
        if (!results) throw new Error('A tool made no file.');
        return output.parse({ ...results, ...told });
      },
    });
  }
  /** For a request that has not been parsed yet. */
  const readAndRun = (ctx: ActingContext, request: unknown) => run(ctx, input.parse(request));
  return { ...address, output, run, readAndRun };
}

/** A tool at an address that was there before all tools had one: `options` makes its options of the request. */
export function defineToolAddress<
  Name extends ToolName,
  Input extends RequestSchema,
  Answer extends z.ZodRawShape,
>(
  name: Name,
  address: Omit<Address<Input, Answer>, 'action' | 'summary'> & {
    summary?: string;
    action?: string;
    options: (given: z.output<Input>) => Record<string, unknown>;
    /** From the tool's report to the answer; where it is absent the report has what the answer names. */
    tell?: (report: ToolReport<Name>) => z.input<z.ZodObject<Answer>>;
    /** The id of a result that a preview showed. */
    shown?: (given: z.output<Input>) => string | undefined;
  },
) {
  const { about, action = name, inputs } = tools[name];
  const { options, tell, shown, ...rest } = address;
  const filled = { summary: about.replace(/\.$/, ''), action, ...rest };
  const answer = z.object(address.answer);
  return defineAddress<Input, Answer, ToolReport<Name>>(
    filled,
    inputs.kind === 'image' ? 'image' : 'pdf',
    async (ctx, given) => {
      const { features, run, options: full } = await prepareCall(ctx, name, options(given));
      const id = shown?.(given);
      return {
        features,
        run,
        tell: (report) => parseOwn(answer, tell ? tell(report) : (report ?? {})),
        shown: id === undefined ? undefined : { id, ...describeMaking(name, full) },
      };
    },
  );
}
