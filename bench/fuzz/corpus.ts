import { basename } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { createRunner } from '../../packages/pdf-core/src/runner/runner.ts';
import { runToolInto } from '../../packages/pdf-core/src/runner/run-tool.ts';
import { type ToolName, tools } from '../../packages/pdf-core/src/tools/index.ts';
import { listPdfs, printTable, runProgram } from '../harness.ts';

const LANES = 2;
const CALLS: Partial<Record<ToolName, unknown>> = {
  info: {},
  analyze: {},
  merge: {},
  split: { outputFormat: 'pdf' },
  compress: {},
  render: { dpi: 50 },
  text: {},
};
const WRITES: ToolName[] = ['merge', 'split', 'compress'];

type Failure = { file: string; tool: ToolName; code: string; message: string };

/** Real documents through the tools that everybody uses: what qpdf accepts has to pass, and qpdf has to accept what comes out. */
export async function runCorpus(corpus: string): Promise<void> {
  const runner = createRunner({ processes: LANES });
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-corpus-'));
  const failures: Failure[] = [];
  let accepted = 0;
  const queue = listPdfs(corpus).values();
  const lane = async () => {
    for (const path of queue) {
      if ((await runProgram('qpdf', ['--check', path])).code !== 0) continue;
      accepted += 1;
      for (const [name, options] of Object.entries(CALLS)) {
        const tool = name as ToolName;
        const place = await mkdtemp(join(folder, 'out-'));
        const input = { name: basename(path), path };
        const inputs = Array.from({ length: tools[tool].inputs.min }, () => input);
        const fail = (code: string, message: string) =>
          failures.push({ file: input.name, tool, code, message: message.split('\n', 1)[0]! });
        try {
          const { files } = await runToolInto(place, tool, inputs, options, { runner });
          for (const file of WRITES.includes(tool) ? files : []) {
            const check = await runProgram('qpdf', ['--check', file.path]);
            if (check.code !== 0) fail('complaint', check.stderr);
          }
        } catch (error) {
          fail(error instanceof PdfError ? error.code : 'uncoded', String(error));
        }
        await rm(place, { recursive: true });
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    runner.close();
    await rm(folder, { recursive: true, force: true });
  }
  printTable(
    `${accepted} documents that qpdf accepts`,
    Object.keys(CALLS).map((tool) => ({
      tool,
      passed: accepted - new Set(failures.filter((row) => row.tool === tool).map(({ file }) => file)).size,
    })),
  );
  if (failures.length) printTable('What failed', failures);
}
