import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, refuseIssues, restoreError, withDetails } from '@sheaf/api/errors';
import type { Issue } from '@sheaf/messages/issues';
import type { DocumentTools, Progress, ToolOutput, ToolSettings } from '@sheaf/api/ports';
import { PdfError } from '@sheaf/pdf-core/errors';
import {
  convertOffice,
  createRunner,
  type Office,
  type RunInput,
  type RunSettings,
  runToolInto,
} from '@sheaf/pdf-core/runner';
import type { FullOptions, ToolName, ToolOptions, ToolReport } from '@sheaf/pdf-core/tools';
import type { Registry } from 'prom-client';
import { type Limits, limitsOf, type PoolTool } from './tool-limits.ts';
import { createToolMetrics } from './tool-metrics.ts';
import { createTurns } from './tool-turns.ts';
import type { ToolWalls } from '../tool-walls.ts';

export type ClosableTools = DocumentTools & {
  load(): { size: number; running: number; waiting: number };
  close(): void;
};
export type PoolSettings = {
  folder: string;
  processes: number;
  /** Nice value of tool processes. */
  niceness: number;
  registry: Registry;
  /** LibreOffice, where there is one. */
  office: Office | null;
  /** How the processes of pdf-core's tools are started, and as whom. */
  walls?: ToolWalls;
};

const MAX_WAITING = 200;
const MAX_WAITING_EACH = 60;

/** The smallest document there is, to ask whether the tools answer. */
const PROBE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj trailer<</Root 1 0 R>>',
);

/** pdf-core's tools in processes that can be ended at any moment; results lie in `folder` while they are looked at. */
export function createDocumentTools({
  folder,
  processes,
  niceness,
  registry,
  office,
  walls: { launcher, account } = { launcher: [] },
}: PoolSettings): ClosableTools {
  const openLane = (size: number, standBack: number) => ({
    runner: createRunner({ processes: size, niceness: standBack, launcher }),
    turns: createTurns({ size, maxWaiting: MAX_WAITING, maxWaitingEach: MAX_WAITING_EACH }),
  });
  const work = openLane(processes, niceness);
  // What was just uploaded is read beside it, and ahead of it on the same processor: a moment's work, and people wait for it.
  const reading = openLane(Math.ceil(processes / 4), Math.floor(niceness / 3));
  const { turns } = work;
  const metrics = createToolMetrics(registry, turns);

  /** Waits for its turn, works within the limits of the tool, and hands the results over while they lie in a folder. */
  async function perform<Output extends { report: unknown }, T>(
    tool: PoolTool,
    inputs: RunInput[],
    options: object,
    { signal, onProgress, member, lane, priority = false }: ToolSettings,
    runInto: (results: string, limits: RunSettings & Limits) => Promise<Output>,
    use: (output: Output) => Promise<T>,
  ): Promise<T> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const results = await mkdtemp(join(folder, 'tool-'));
    const { runner, turns: line } = lane === 'reading' ? reading : work;
    const inTurn = async () => {
      const asked = performance.now();
      const giveBack = await line.take({ member, priority, signal });
      const started = performance.now();
      metrics.waited((started - asked) / 1000);
      try {
        const progress =
          onProgress &&
          ((done: number, total: number, unit: Progress['unit']) => onProgress({ done, total, unit }));
        const output = await runInto(results, { ...limitsOf(tool, options), signal, runner, progress });
        metrics.done(tool, (performance.now() - started) / 1000, output.report);
        return output;
      } finally {
        giveBack();
      }
    };
    try {
      const output = await inTurn().catch(async (thrown: unknown) => {
        metrics.failed(tool, codeOf(thrown));
        if (thrown instanceof PdfError) throw toAppError(thrown);
        // Deleted by its member while it waited for its turn.
        if (await isAnyGone(inputs)) throw new AppError('file_content_missing', null, { cause: thrown });
        throw thrown;
      });
      return await use(output);
    } finally {
      await rm(results, { recursive: true, force: true });
    }
  }

  function run<Name extends ToolName, T>(
    tool: Name,
    inputs: RunInput[],
    options: ToolOptions<Name> | FullOptions<Name>,
    settings: ToolSettings,
    use: (output: ToolOutput<ToolReport<Name>>) => Promise<T>,
  ): Promise<T> {
    return perform(
      tool,
      inputs,
      options,
      settings,
      (results, limits) => runToolInto(results, tool, inputs, options, { ...limits, account, office }),
      use,
    );
  }

  return {
    run,
    convertOffice: (input, settings, use) =>
      perform(
        'office-to-pdf',
        [input],
        {},
        settings,
        async (results, limits) => {
          const file = await convertOffice(office, results, input, limits);
          return { files: [file], report: undefined, notices: [] };
        },
        use,
      ),
    async answer() {
      // Every process is busy within its time limit, so the pool works and the probe need not wait.
      if (turns.isFull()) return;
      await run(
        'info',
        [{ name: 'probe.pdf', bytes: PROBE }],
        {},
        { member: 'probe', priority: true },
        async () => {},
      );
    },
    load: () => ({ size: processes, running: turns.running(), waiting: turns.waiting() }),
    close() {
      work.runner.close();
      reading.runner.close();
    },
  };
}

async function isAnyGone(inputs: RunInput[]): Promise<boolean> {
  const looks = inputs.map((input) => ('path' in input ? access(input.path) : undefined));
  return (await Promise.allSettled(looks)).some(({ status }) => status === 'rejected');
}

function toAppError(error: PdfError): AppError {
  const { reason, params, code } = error;
  if (reason === 'options_invalid')
    return withDetails(refuseIssues((error.details?.issues ?? []) as Issue[], error), { reason: code });
  return restoreError(params ? { reason, params } : { reason }, { cause: error });
}

function codeOf(thrown: unknown): string {
  return thrown instanceof PdfError || thrown instanceof AppError ? thrown.code : 'internal';
}
