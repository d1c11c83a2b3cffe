import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PdfError } from '../../packages/pdf-core/src/errors.ts';
import { runToolInto } from '../../packages/pdf-core/src/runner/run-tool.ts';
import { createRunner, type Runner } from '../../packages/pdf-core/src/runner/runner.ts';
import { sampleOptions } from '../../packages/pdf-core/src/testing/sample-options.ts';
import { type ToolName, toolNames, tools } from '../../packages/pdf-core/src/tools/index.ts';
import { byHash, hashName, listPdfs, printTable, runProgram } from '../harness.ts';

/** Tools with different ways of reading a document. */
const READERS: ToolName[] = ['info', 'text', 'compress', 'watermark', 'merge', 'to-images', 'sign'];
const TIMEOUT_MS = 120_000;
const LANES = 2;
const SAY_EVERY = 25;

/** Refusals that say nothing of how a file is read: what its owner forbids, and what it does not contain. */
const OF_ANOTHER_KIND = [
  'changing_forbidden',
  'annotating_forbidden',
  'filling_forbidden',
  'already_protected',
  'document_without_text',
  'document_without_tables',
  'all_pages_blank',
];

type Refusal = { file: string; tool: ToolName; reason: string; drawn: string };

/**
 * npm run bench -- recovery --corpus DIR [--files N] [--skip N] [--tools a,b|all]: damaged and odd files that two of qpdf, mutool and
 * poppler open and draw, chosen by the hash of their names, and which tools refuse them.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      files: { type: 'string', default: '300' },
      skip: { type: 'string', default: '0' },
      tools: { type: 'string' },
    },
  });
  if (!values.corpus) throw new Error('Say where the files are: --corpus DIR');
  const names = chooseTools(values.tools);
  const from = Number(values.skip);
  const paths = listPdfs(values.corpus).toSorted(byHash);
  const refusals: Refusal[] = [];
  const counts = { files: 0, drawn: 0, runs: 0 };
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-recovery-'));
  const runner = createRunner({ processes: LANES });
  const queue = paths.slice(from, from + Number(values.files)).values();
  const lane = async () => {
    for (const path of queue) {
      counts.files += 1;
      if (counts.files % SAY_EVERY === 0) console.log(`${counts.files} of ${values.files} files`);
      const drawn = await drawnBy(path, folder);
      if (drawn.length < 2) continue;
      counts.drawn += 1;
      for (const tool of names) {
        counts.runs += 1;
        const reason = await reasonOfRefusal(tool, path, folder, runner);
        if (!reason) continue;
        const refusal = { file: basename(path), tool, reason, drawn: drawn.join(' ') };
        refusals.push(refusal);
        console.log(Object.values(refusal).join('  '));
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
    `Recovery: ${counts.drawn} of ${counts.files} files are drawn by two, ${counts.runs} runs`,
    [...Map.groupBy(refusals, ({ tool, reason }) => `${tool} ${reason.split(' ', 1)[0]}`)].map(
      ([what, found]) => ({ 'tool and reason': what, refused: found.length }),
    ),
  );
}

function chooseTools(asked: string | undefined): ToolName[] {
  if (!asked) return READERS;
  const onPdfs = toolNames.filter((name) => tools[name].inputs.kind === 'pdf' && tools[name].inputs.max > 0);
  return asked === 'all' ? onPdfs : onPdfs.filter((name) => asked.split(',').includes(name));
}

/** The first page, small: to draw it is what counts, not how well. */
async function drawnBy(path: string, folder: string): Promise<string[]> {
  const out = join(folder, `peer-${hashName(path).toString('hex')}`);
  const calls: [string, string, string[]][] = [
    ['qpdf', `${out}.pdf`, ['--warning-exit-0', '--empty', '--pages', path, '1', '--', `${out}.pdf`]],
    ['mutool', `${out}.png`, ['draw', '-q', '-r', '20', '-o', `${out}.png`, path, '1']],
    ['pdftoppm', `${out}.ppm`, ['-r', '20', '-f', '1', '-l', '1', '-singlefile', path, out]],
  ];
  const drawn: string[] = [];
  for (const [program, made, args] of calls) {
    const { code } = await runProgram('timeout', ['20', program, ...args]);
    if (code === 0 && existsSync(made)) drawn.push(program);
    await rm(made, { force: true });
  }
  return drawn;
}

async function reasonOfRefusal(
  tool: ToolName,
  path: string,
  folder: string,
  runner: Runner,
): Promise<string> {
  const place = await mkdtemp(join(folder, 'out-'));
  const input = { name: basename(path), path };
  const inputs = Array.from({ length: Math.max(1, tools[tool].inputs.min) }, () => input);
  try {
    await runToolInto(place, tool, inputs, sampleOptions(tool), { runner, timeoutMs: TIMEOUT_MS });
    return '';
  } catch (error) {
    if (!(error instanceof PdfError)) return `uncoded ${String(error).split('\n', 1)[0]}`;
    const isAside = error.code === 'invalid_options' || OF_ANOTHER_KIND.includes(error.reason);
    return isAside ? '' : error.message;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
