import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, type ErrorCode } from '@sheaf/api/errors';
import type { DocumentTools, ToolOutput } from '@sheaf/api/ports';
import { PdfError, type PdfErrorCode } from '@sheaf/pdf-core/errors';
import { createRunner, runToolInto } from '@sheaf/pdf-core/runner';
import { isToolName } from '@sheaf/pdf-core/tasks';

export type ClosableTools = DocumentTools & { close(): void };

const TIMEOUT_MS = 60_000;

/** pdf-core's tools in processes that can be ended at any moment; results lie in `folder` while they are looked at. */
export function createDocumentTools(folder: string): ClosableTools {
  const runner = createRunner();
  return {
    async run(tool, inputs, options, use) {
      if (!isToolName(tool)) throw new Error(`There is no tool named ${tool}.`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const results = await mkdtemp(join(folder, 'tool-'));
      try {
        const output = await runToolInto(results, tool, inputs, options, {
          timeoutMs: TIMEOUT_MS,
          runner,
        }).catch((error: unknown) => {
          throw error instanceof PdfError ? toAppError(error) : error;
        });
        return await use(output as ToolOutput<never>);
      } finally {
        await rm(results, { recursive: true, force: true });
      }
    },
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
