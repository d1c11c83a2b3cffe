import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type SignatureReport,
  verifySignatures,
} from '../../packages/pdf-core/src/sign/verify-signatures.ts';
import { listPdfs, printTable, runProgram } from '../harness.ts';
import { type Expectation, expectationOf } from './expectations.ts';

type Judged = {
  name: string;
  half: string;
  expected: Expectation;
  verdicts: string[];
  right: boolean;
  peer: string;
};

/**
 * npm run bench -- signatures --corpus DIR [--half work|measure]: signed files of other projects, judged as their own
 * tests judge them. The halves are made by the hash of a file's name.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { corpus: { type: 'string' }, half: { type: 'string' } } });
  if (!values.corpus) throw new Error('Say where the files are: --corpus DIR');
  const judged: Judged[] = [];
  for (const path of listPdfs(values.corpus)) {
    const half = halfOf(basename(path));
    if (values.half && values.half !== half) continue;
    const bytes = readFileSync(path);
    if (!bytes.includes('/ByteRange')) continue;
    judged.push(await judge(path, bytes, half));
  }
  const wrong = judged.filter(({ right }) => !right);
  printTable(
    'Signed files of other projects',
    ['work', 'measure'].flatMap((half) =>
      (['good', 'intact', 'changed', 'broken', 'answered'] as const).map((expected) => {
        const files = judged.filter((one) => one.half === half && one.expected === expected);
        const right = files.filter((one) => one.right).length;
        const valid = files.filter(({ peer }) => peer === 'valid').length;
        return { half, expected, files: files.length, 'told so': right, 'pdfsig: all valid': valid };
      }),
    ),
  );
  const rows = wrong.map(({ half, name, expected, verdicts, peer }) => ({
    half,
    file: name,
    expected,
    told: verdicts.join(' '),
    pdfsig: peer,
  }));
  if (rows.length) printTable('Told otherwise than their tests say', rows);
}

const halfOf = (name: string) =>
  Number.parseInt(createHash('sha256').update(name).digest('hex')[0]!, 16) < 8 ? 'work' : 'measure';

async function judge(path: string, bytes: Uint8Array, half: string): Promise<Judged> {
  const name = basename(path);
  const expected = expectationOf(name);
  const reports = await verifySignatures(bytes).catch((error: Error) => error);
  const told =
    reports instanceof Error ? [reports.message] : reports.map(({ kind, verdict }) => `${kind}:${verdict}`);
  const right = !(reports instanceof Error) && isRight(reports, expected);
  return { name, half, expected, verdicts: told, right, peer: await askPdfsig(path) };
}

function isRight(reports: SignatureReport[], expected: Expectation): boolean {
  const has = (verdict: SignatureReport['verdict']) => reports.some((report) => report.verdict === verdict);
  // A timestamp that was copied from elsewhere does not make the signature bad that it stands beside.
  const isBroken = reports.some(({ kind, verdict }) => kind !== 'timestamp' && verdict === 'broken');
  switch (expected) {
    case 'good':
      return reports.length > 0 && !isBroken && !has('changed');
    case 'intact':
      return reports.length > 0 && !isBroken;
    case 'changed':
      return has('changed') || has('broken');
    case 'broken':
      return !reports.length || has('broken');
    case 'answered':
      return true;
  }
}

/** `pdfsig` knows no timestamps: what it cannot check is left out. */
async function askPdfsig(path: string): Promise<string> {
  const { stdout } = await runProgram('pdfsig', ['-nocert', path]);
  const answers = [...stdout.matchAll(/Signature Validation: (.*)/g)].map(([, answer]) => answer!);
  const known = answers.filter((answer) => !answer.includes('not yet been verified'));
  if (!known.length) return 'nothing';
  return known.every((answer) => answer.includes('is Valid')) ? 'valid' : 'invalid';
}
