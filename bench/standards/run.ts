import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openRaw } from '../../packages/pdf-core/src/pdf/open-raw.ts';
import { PdfRef } from '../../packages/pdf-core/src/pdf/values.ts';
import { performTool } from '../../packages/pdf-core/src/runner/perform-tool.ts';
import { sampleOptions } from '../../packages/pdf-core/src/testing/sample-options.ts';
import { hasVerapdf, judgeFiles, type Verdict } from '../../packages/pdf-core/src/testing/verapdf.ts';
import { extensionOf, type ToolName, toolNames, tools } from '../../packages/pdf-core/src/tools/index.ts';
import { byHash, listPdfs, printTable } from '../harness.ts';

type Tally = { made: number; kept: number; dropped: number; untrue: number; refused: number };

/** So many files are judged by one process. */
const AT_ONCE = 100;

/** Options needed beside a tool's example: an archive is not a document. */
const OPTIONS: Partial<Record<ToolName, object>> = {
  split: { outputFormat: 'pdf' },
  watermark: { text: 'DRAFT', opacity: 1 },
};

/**
 * npm run bench -- standards --corpus DIR [--files N] [--skip N] [--tools a,b]: every tool over files that are what they claim to be,
 * chosen by the hash of their names, and its results judged by veraPDF. `--skip` leaves out the first files of that order.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      corpus: { type: 'string' },
      files: { type: 'string' },
      skip: { type: 'string' },
      tools: { type: 'string' },
    },
  });
  if (!values.corpus) throw new Error('Say where the files are: --corpus DIR');
  if (!hasVerapdf)
    throw new Error('veraPDF is not here: run `npm test` once, or see scripts/testing/install-verapdf.ts');
  const names = toolNames.filter(
    (name) => makesPdfs(name) && (!values.tools || values.tools.split(',').includes(name)),
  );
  const tallies = new Map(
    names.map((name) => [name, { made: 0, kept: 0, dropped: 0, untrue: 0, refused: 0 }]),
  );
  const valid = await chooseValid(values.corpus, Number(values.files ?? 400), Number(values.skip ?? 0));
  for (let from = 0; from < valid.length; from += AT_ONCE) {
    await judgeTools(valid.slice(from, from + AT_ONCE), tallies);
    console.log(`${Math.min(from + AT_ONCE, valid.length)} of ${valid.length} files`);
  }
  const rows = [...tallies].map(([tool, { made, kept, dropped, untrue, refused }]) => {
    return { tool, results: made, 'claim kept': kept, 'claim dropped': dropped, untrue, refused };
  });
  printTable(`Standards: ${valid.length} files`, rows);
  const untrue = rows.reduce((sum, row) => sum + row.untrue, 0);
  console.log(`\n${untrue} results claim what they are not.`);
}

function makesPdfs(name: ToolName): boolean {
  const { inputs, makes = 'file' } = tools[name];
  const makesOther = ['render', 'extract-images', 'to-images', 'extract-attachments', 'protect', 'unlock'];
  const isPdf = ['pdf', 'zip'].includes(extensionOf(name)) && !makesOther.includes(name);
  return inputs.kind === 'pdf' && inputs.max > 0 && (makes === 'file' || makes === 'folder') && isPdf;
}

async function chooseValid(corpus: string, count: number, skip: number): Promise<string[]> {
  const paths = listPdfs(corpus).toSorted(byHash).slice(skip);
  const valid: string[] = [];
  for (let from = 0; from < paths.length && valid.length < count; from += AT_ONCE) {
    const verdicts = await judgeFiles(paths.slice(from, from + AT_ONCE));
    valid.push(...verdicts.filter(({ verdict }) => verdict === 'valid').map(({ path }) => path));
  }
  return valid.slice(0, count);
}

async function judgeTools(paths: string[], tallies: Map<ToolName, Tally>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-standards-'));
  const made = new Map<string, { name: ToolName; source: string }>();
  for (const source of paths) {
    for (const [name, tally] of tallies) {
      for (const bytes of await perform(name, readFileSync(source), tally)) {
        if (!mentionsClaim(bytes)) {
          tally.made += 1;
          tally.dropped += 1;
          continue;
        }
        const path = join(folder, `${made.size}.pdf`);
        writeFileSync(path, bytes);
        made.set(path, { name, source });
      }
    }
  }
  for (const verdict of await judgeFiles([...made.keys()])) {
    const { name, source } = made.get(verdict.path)!;
    note(tallies.get(name)!, verdict, `${name}: ${source}`);
  }
  rmSync(folder, { recursive: true });
}

/** Judging takes most of the time: what names no standard in its metadata, in any encoding, claims none. */
function mentionsClaim(bytes: Uint8Array): boolean {
  try {
    const document = openRaw(bytes);
    const metadata = document.root.get('Metadata');
    if (metadata === undefined) return false;
    const packet = metadata instanceof PdfRef ? document.stream(metadata.number) : undefined;
    if (!packet) return true;
    const text = packet.toString('latin1').replaceAll('\0', '');
    return ['pdfa/ns/id', 'pdfua/ns/id', 'pdfa.org/declarations'].some((name) => text.includes(name));
  } catch {
    // What our reader makes nothing of, the judge may still read.
    return true;
  }
}

function note(tally: Tally, { verdict, profile, clauses }: Verdict, what: string): void {
  tally.made += 1;
  if (verdict === 'valid') tally.kept += 1;
  else if (verdict === 'none') tally.dropped += 1;
  else {
    tally.untrue += 1;
    console.log(`${verdict} ${profile} ${clauses} ${what}`);
  }
}

async function perform(name: ToolName, bytes: Uint8Array, tally: Tally): Promise<Uint8Array[]> {
  const count = Math.max(1, tools[name].inputs.min);
  const given = Array.from({ length: count }, (_, n) => ({ name: `${n}.pdf`, bytes }));
  try {
    const own = name === 'fill-form' ? { fields: await fillAll(bytes) } : OPTIONS[name];
    const { data, error } = await tools[name].check(own ?? sampleOptions(name));
    if (error) throw error;
    const { files } = await performTool(name, given, data as never);
    return files
      .map((file) => file.bytes)
      .filter((result) => Buffer.from(result.subarray(0, 1024)).includes('%PDF-'));
  } catch {
    tally.refused += 1;
    return [];
  }
}

/** Each text field gets a word. */
async function fillAll(bytes: Uint8Array): Promise<Record<string, string>> {
  const { data } = await tools['form-fields'].check({});
  const { report } = await performTool('form-fields', [{ name: 'form.pdf', bytes }], data as never);
  const fields = report.fields.filter(({ type }) => type === 'text');
  return Object.fromEntries(fields.map(({ name }) => [name, 'Ada']));
}
