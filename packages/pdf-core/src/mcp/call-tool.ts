import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Command } from '../cli/commands.ts';
import { describeError, describeFailure } from '../cli/describe-error.ts';
import { reportLines, writtenLines } from '../cli/print-report.ts';
import { describeNotices } from '@sheaf/messages/notices';
import { PdfError } from '../errors.ts';
import type { ResultFile } from '../runner/messages.ts';
import { checkInputs, type RunSettings, runToolInto } from '../runner/run-tool.ts';
import { CallError } from './call-error.ts';
import type { Root } from './root.ts';
import { type Saved, saveResults } from './save-results.ts';
import type { CallInput } from './tool-input.ts';

/** Maximum length of text in an answer; the file named by `output` has the rest. */
const MOST_CHARACTERS = 100_000;
/** A file that an option names, and files that it lists: more than any option takes. */
const MOST_OPTION_BYTES = 15 * 1024 * 1024;
const MOST_LISTED = 100;

/** Runs a tool on files of the root. A failure is an answer too: its code, and a sentence. */
export async function callTool(
  command: Command,
  root: Root,
  { files, output, options }: CallInput,
  settings: RunSettings,
): Promise<CallToolResult> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-mcp-'));
  try {
    checkInputs(command.tool, files.length);
    const inputs = [];
    for (const path of files) inputs.push(await root.findInput(path));
    const wantsFile = command.fileOption !== undefined && output !== undefined;
    const given = wantsFile ? { ...options, [command.fileOption!]: true } : options;
    const filled = await readFileOptions(command, root, given);
    const result = await runToolInto(folder, command.tool, inputs, filled, settings);
    const notices = describeNotices(result.notices);
    if (command.makes === 'text' && output === undefined) return textResult(result.files, notices);
    const saved =
      command.makes === 'report' && !wantsFile ? [] : await saveResults(result.files, root, output);
    return tell(command, saved, result.report, notices);
  } catch (error) {
    return tellFailure(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Told = ReturnType<typeof describeNotices>;

function tell({ makes }: Command, files: Saved[], report: unknown, notices: Told): CallToolResult {
  const written = writtenLines(files.map((file) => ({ ...file, name: file.path })));
  const isReport = makes === 'report' || !files.length;
  const lines = isReport ? [...written, ...reportLines(report)] : written;
  return {
    content: [{ type: 'text', text: [...lines, ...notices.map(({ message }) => message)].join('\n') }],
    structuredContent: { files, notices, ...(isReport ? { report } : {}) },
  };
}

async function textResult([file]: ResultFile[], notices: Told): Promise<CallToolResult> {
  const text = file ? await readFile(file.path, 'utf8') : '';
  const rest = text.length - MOST_CHARACTERS;
  const note = `\n\n(${rest} more characters: name a file in "output", or ask for fewer pages.)`;
  return {
    content: [{ type: 'text', text: rest > 0 ? text.slice(0, MOST_CHARACTERS) + note : text }],
    structuredContent: { files: [], notices },
  };
}

function tellFailure(error: unknown): CallToolResult {
  const failure =
    error instanceof PdfError
      ? describeFailure(error)
      : { code: error instanceof CallError ? error.code : 'failed', error: describeError(error) };
  return {
    isError: true,
    content: [{ type: 'text', text: `${failure.code}: ${failure.error}` }],
    structuredContent: failure,
  };
}

/** Options that hold a file's bytes name the file here. */
async function readFileOptions(
  { fromFile }: Command,
  root: Root,
  options: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const filled = structuredClone(options);
  for (const path of fromFile) {
    const [name = '', ...above] = path.split('.').toReversed();
    const parent = above.reduceRight<unknown>(
      (inner, key) => (inner as Record<string, unknown>)?.[key],
      filled,
    );
    if (typeof parent !== 'object' || parent === null) continue;
    const holder = parent as Record<string, unknown>;
    const given = holder[name];
    if (typeof given === 'string') holder[name] = (await readInRoot(root, given)).data;
    if (Array.isArray(given) && given.length <= MOST_LISTED)
      holder[name] = await Promise.all(given.map((one) => readListed(root, one)));
  }
  return filled;
}

/** In a list of files each entry is a path; anything else, and a list that is too long, is left for the tool to refuse. */
async function readListed(root: Root, entry: unknown): Promise<unknown> {
  return typeof entry === 'string' ? readInRoot(root, entry) : entry;
}

async function readInRoot(root: Root, given: string): Promise<{ name: string; data: string }> {
  const { name, path } = await root.findInput(given);
  if ((await stat(path)).size > MOST_OPTION_BYTES)
    throw new CallError('too_large', `${given} is larger than a file of an option may be.`);
  return { name, data: (await readFile(path)).toString('base64') };
}
