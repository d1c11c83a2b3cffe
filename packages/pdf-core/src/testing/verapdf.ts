import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What veraPDF says of a file: the profile that it claims, whether that is true, and the clauses that it breaks. */
export type Verdict = {
  profile: string;
  verdict: 'valid' | 'invalid' | 'none' | 'error';
  clauses: string;
  path: string;
};

/** Where scripts/testing/install-verapdf.ts puts it. */
const HOME = fileURLToPath(new URL('../../../../node_modules/.cache/sheaf-verapdf', import.meta.url));

/** Absent on a machine that has no Java or no way to veraPDF; the step `machine` of the tests says why. */
export const hasVerapdf = existsSync(join(HOME, 'ready'));

const MEMORY = '-Xmx700m';

/** Judges files by the standard that each claims. One call for many files: starting takes a second. */
export async function judgeFiles(paths: string[]): Promise<Verdict[]> {
  const quiet = '-Djava.util.logging.config.file=/dev/null';
  const classes = [HOME, join(HOME, 'lib/*')].join(process.platform === 'win32' ? ';' : ':');
  const args = [quiet, MEMORY, '-cp', classes, 'Judge', ...paths];
  const output = await new Promise<string>((resolve, reject) => {
    execFile('java', args, { maxBuffer: 64 << 20 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(stdout);
    });
  });
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [profile = '', verdict = 'error', clauses = '', path = ''] = line.split('\t');
      return { profile, verdict: verdict as Verdict['verdict'], clauses, path };
    });
}
