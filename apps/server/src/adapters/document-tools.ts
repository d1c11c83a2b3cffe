import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '@sheaf/api/errors';
import type { DocumentTools, ToolOutput } from '@sheaf/api/ports';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf-core/errors';
import { createRunner, type RunInput, runToolInto } from '@sheaf/pdf-core/runner';
import { isToolName } from '@sheaf/pdf-core/tasks';

export type ClosableTools = DocumentTools & { close(): void };

const TIMEOUT_MS = 60_000;

/** The smallest document there is, to ask whether the tools answer. */
const PROBE = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj trailer<</Root 1 0 R>>',
);

/** pdf-core's tools in processes that can be ended at any moment; results lie in `folder` while they are looked at. */
export function createDocumentTools(folder: string): ClosableTools {
  const runner = createRunner();

  async function run<T>(
    tool: string,
    inputs: RunInput[],
    options: object,
    use: (output: ToolOutput<never>) => Promise<T>,
  ): Promise<T> {
    if (!isToolName(tool)) throw new Error(`There is no tool named ${tool}.`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const results = await mkdtemp(join(folder, 'tool-'));
    try {
      const settings = { timeoutMs: TIMEOUT_MS, runner };
      const output = await runToolInto(results, tool, inputs, options, settings).catch((error: unknown) => {
        throw error instanceof PdfError ? toAppError(error) : error;
      });
      return await use(output as ToolOutput<never>);
    } finally {
      await rm(results, { recursive: true, force: true });
    }
  }

  return {
    run,
    answer: () => run('info', [{ name: 'probe.pdf', bytes: PROBE }], {}, async () => {}),
    close: () => runner.close(),
  };
}

const codes: Partial<Record<PdfErrorCode, ErrorCode>> = {
  timed_out: 'timed_out',
  invalid_options: 'invalid_request',
};

function toAppError(error: PdfError): AppError {
  const code = codes[error.code] ?? 'unprocessable_document';
  return new AppError(code, error.message, { ...error.details, reason: error.code }, error);
}
