import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '@sheaf/api/errors';
import type { DocumentTools, ToolOutput, ToolSettings } from '@sheaf/api/ports';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf-core/errors';
import { createRunner, type RunInput, runToolInto } from '@sheaf/pdf-core/runner';
import { isToolName } from '@sheaf/pdf-core/tasks';
import type { Registry } from 'prom-client';
import { convertOffice, type OfficeInput } from './office.ts';
import { limitsOf, type PoolTool } from './tool-limits.ts';
import { createToolMetrics } from './tool-metrics.ts';
import { createTurns } from './tool-turns.ts';

export type ClosableTools = DocumentTools & {
  load(): { size: number; running: number; waiting: number };
  close(): void;
};
export type PoolSettings = {
  folder: string;
  processes: number;
  /** Requests are answered while documents are worked on: so far the tools stand back. */
  niceness: number;
  registry: Registry;
  /** Where LibreOffice is, if it is. */
  office: string | null;
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
}: PoolSettings): ClosableTools {
  const runner = createRunner({ processes, niceness });
  const turns = createTurns({ size: processes, maxWaiting: MAX_WAITING, maxWaitingEach: MAX_WAITING_EACH });
  const metrics = createToolMetrics(registry, turns);

  async function runInto(
    results: string,
    tool: PoolTool,
    inputs: RunInput[],
    options: object,
    { signal, onProgress, member, priority = false }: ToolSettings,
  ) {
    const asked = performance.now();
    const giveBack = await turns.take({ member, priority, signal });
    const started = performance.now();
    metrics.waited((started - asked) / 1000);
    try {
      const progress =
        onProgress && ((done: number, total: number, what: string) => onProgress({ done, total, what }));
      const limits = { ...limitsOf(tool), signal };
      const output =
        tool === 'office-to-pdf'
          ? await convertOffice(office, results, onlyStored(inputs), limits)
          : await runToolInto(results, tool, inputs, options, { ...limits, runner, progress });
      metrics.done(tool, (performance.now() - started) / 1000, output.report);
      return output;
    } finally {
      giveBack();
    }
  }

  async function run<T>(
    tool: string,
    inputs: RunInput[],
    options: object,
    settings: ToolSettings,
    use: (output: ToolOutput<never>) => Promise<T>,
  ): Promise<T> {
    if (tool !== 'office-to-pdf' && !isToolName(tool)) throw new Error(`There is no tool named ${tool}.`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const results = await mkdtemp(join(folder, 'tool-'));
    try {
      const output = await runInto(results, tool, inputs, options, settings).catch((thrown: unknown) => {
        const error = thrown instanceof PdfError ? toAppError(thrown) : thrown;
        metrics.failed(tool, codeOf(thrown));
        throw error;
      });
      return await use(output as ToolOutput<never>);
    } finally {
      await rm(results, { recursive: true, force: true });
    }
  }

  return {
    run,
    async answer() {
      // All at work, each within its time: that is an answer, and one that a probe need not wait in line for.
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
    close: () => runner.close(),
  };
}

function onlyStored([input]: RunInput[]): OfficeInput {
  if (!input || !('path' in input)) throw new PdfError('invalid_options', 'One file is wanted.');
  return input;
}

const codes: Partial<Record<PdfErrorCode, ErrorCode>> = {
  timed_out: 'timed_out',
  cancelled: 'cancelled',
  invalid_options: 'invalid_request',
};

function toAppError(error: PdfError): AppError {
  const code = codes[error.code] ?? 'unprocessable_document';
  return new AppError(code, error.message, { ...error.details, reason: error.code }, error);
}

function codeOf(thrown: unknown): string {
  return thrown instanceof PdfError || thrown instanceof AppError ? thrown.code : 'internal';
}
