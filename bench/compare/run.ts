import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createRunner } from '../../packages/pdf-core/src/runner/runner.ts';
import { runTool } from '../../packages/pdf-core/src/runner/run-tool.ts';
import { printTable } from '../harness.ts';
import { judge, type Judged, type Reported } from './judge.ts';
import { type Block, makeChance, makeDocument } from './make-document.ts';
import { type Edit, EDIT_KINDS, editDocument } from './make-edits.ts';
import { diffWords, saysEqual } from './peers.ts';
import { convertOffice, type Setting, SETTINGS, typesetGroff, writeOffice } from './typeset.ts';

type Pair = { name: string; before: string; after: string; edits: Edit[]; setting: string };
type Verdict = Judged & { pair: Pair };

/** Pairs without an edit: what is reported of them is spurious. */
const UNEDITED = 0.15;

/**
 * npm run bench -- compare [--half work|measure] [--pairs N] [--edits N] [--corpus DIR]: known edits in documents typeset
 * twice by LibreOffice and groff. The halves are other documents, edits and texts. `--corpus` takes text out of its files.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      half: { type: 'string', default: 'work' },
      pairs: { type: 'string', default: '40' },
      edits: { type: 'string', default: '12' },
      corpus: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string' },
      shown: { type: 'string', default: '10' },
    },
  });
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'sheaf-compare-'));
  mkdirSync(folder, { recursive: true });
  const paragraphs = values.corpus.flatMap(readParagraphs);
  const isMeasured = values.half === 'measure';
  // Each other paragraph of the corpus belongs to the other half.
  const own = paragraphs.filter((_, at) => at % 2 === (isMeasured ? 1 : 0));
  const pairs = await makePairs(folder, Number(values.pairs), Number(values.edits), own, isMeasured);
  const runner = createRunner({ processes: 1 });
  const verdicts: Verdict[] = [];
  const peer: Verdict[] = [];
  for (const pair of pairs) {
    verdicts.push({ pair, ...judge(pair.edits, await compareHere(pair, runner)) });
    peer.push({ pair, ...judge(pair.edits, diffWords(pair.before, pair.after)) });
  }
  runner.close();
  tell(verdicts, peer, Number(values.shown));
}

async function compareHere(
  { before, after }: Pair,
  runner: ReturnType<typeof createRunner>,
): Promise<Reported[]> {
  const inputs = [before, after].map((path) => ({
    name: basename(path),
    bytes: new Uint8Array(readFileSync(path)),
  }));
  const { report } = await runTool('compare', inputs, {}, { runner });
  return report.changes.map((one) => ({ ...one, before: one.before.text, after: one.after.text }));
}

/** Paragraphs of running text. */
function readParagraphs(path: string): string[] {
  const { stdout } = spawnSync('pdftotext', ['-nopgbrk', path, '-'], { encoding: 'utf8', maxBuffer: 1e9 });
  return stdout
    .split(/\n\s*\n/)
    .map((text) => text.replaceAll(/-\n/g, '').replaceAll(/\s+/g, ' ').trim())
    .filter(
      (text) => /^[A-Z][\w ,.;:'()-]{200,900}\.$/.test(text) && !/ [.,]|\.{3}|(?:\b\w\b ){3}/.test(text),
    );
}

async function makePairs(
  folder: string,
  count: number,
  most: number,
  given: string[],
  isMeasured: boolean,
): Promise<Pair[]> {
  const office: string[] = [];
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at++) {
    const chance = makeChance((isMeasured ? 500_000 : 1000) + at);
    const one = SETTINGS[chance(SETTINGS.length)]!;
    const others = SETTINGS.filter((setting) => setting !== one);
    const other = others[chance(others.length)]!;
    const hasPictures = one.program === 'office' && other.program === 'office';
    const blocks = makeDocument(chance, given, hasPictures);
    const isEdited = chance(100) >= UNEDITED * 100;
    const edited = isEdited ? editDocument(blocks, chance, most) : { blocks, edits: [] };
    const paths = [join(folder, `${at}-before.pdf`), join(folder, `${at}-after.pdf`)] as const;
    const title = `Agreement ${100 + at}`;
    await typeset(paths[0], blocks, one, title, office);
    await typeset(paths[1], edited.blocks, other, title, office);
    const setting = `${one.program} ${one.columns} to ${other.program} ${other.columns}`;
    pairs.push({ name: String(at), before: paths[0], after: paths[1], edits: edited.edits, setting });
  }
  if (office.length) convertOffice(folder, office);
  return pairs;
}

async function typeset(path: string, blocks: Block[], setting: Setting, title: string, office: string[]) {
  if (setting.program === 'groff') return typesetGroff(path, blocks, setting, title);
  const source = path.replace(/pdf$/, 'fodt');
  await writeOffice(source, blocks, setting, title);
  office.push(source);
}

function tell(verdicts: Verdict[], peer: Verdict[], most: number): void {
  const rows = EDIT_KINDS.map((kind) => {
    const count = (some: Verdict[]) =>
      some.flatMap(({ pair, found }) =>
        pair.edits.flatMap((edit, at) => (edit.kind === kind ? [found[at]!] : [])),
      );
    const [ours, theirs] = [count(verdicts), count(peer)];
    const yes = (some: boolean[]) => some.filter(Boolean).length;
    return { edit: kind, edits: ours.length, 'sheaf found': yes(ours), 'diff of words found': yes(theirs) };
  });
  printTable('Known edits', rows);
  const sum = (some: Verdict[], pick: (one: Verdict) => number) =>
    some.reduce((all, one) => all + pick(one), 0);
  const edited = verdicts.filter(({ pair }) => pair.edits.length > 0);
  const unedited = verdicts.filter(({ pair }) => !pair.edits.length);
  const equal = (some: Verdict[]) => some.filter(({ pair }) => saysEqual(pair.before, pair.after)).length;
  const summary = (name: string, some: Verdict[]) => ({
    program: name,
    pairs: some.length,
    edits: sum(some, ({ pair }) => pair.edits.length),
    found: sum(some, ({ found }) => found.filter(Boolean).length),
    'in parts': sum(some, ({ parts }) => parts),
    spurious: sum(some, ({ spurious }) => spurious.length),
    'of them without an edit': sum(
      some.filter(({ pair }) => !pair.edits.length),
      ({ spurious }) => spurious.length,
    ),
  });
  printTable('All', [summary('sheaf', verdicts), summary('diff of pdftotext words', peer)]);
  printTable('comparepdf', [
    { pairs: 'without an edit', count: unedited.length, 'called equal': equal(unedited) },
    { pairs: 'with edits', count: edited.length, 'called equal': equal(edited) },
  ]);
  for (const { pair, found, spurious } of verdicts) {
    const missed = pair.edits.filter((_, at) => !found[at]);
    if (!missed.length && !spurious.length) continue;
    if (most-- <= 0) break;
    console.log(`${pair.name} (${pair.setting}) missed ${missed.length}, spurious ${spurious.length}`);
    for (const { kind, before, after } of missed.slice(0, 4))
      console.log(`  missed ${kind}: ${before.slice(0, 80)} | ${after.slice(0, 80)}`);
    for (const { kind, part, before, after } of spurious.slice(0, 4))
      console.log(`  spurious ${kind} ${part}: ${before.slice(0, 80)} | ${after.slice(0, 80)}`);
  }
}
