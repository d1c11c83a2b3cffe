import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../setup/project.mjs';
import { runChild } from '../setup/run-child.mjs';

/** An npm package whose one archive holds all of veraPDF but the XML binding that newer versions of Java lack. */
const VALIDATOR = '@opendataloader/pdf@2.5.0';
/** Debian's packages of that binding, and of what it needs. */
const BINDING = [
  'libjaxb-java',
  'libjaxb-api-java',
  'libistack-commons-java',
  'libtxw2-java',
  'libactivation-java',
  'libfastinfoset-java',
  'libstax-ex-java',
  'libcodemodel-java',
  'librngom-java',
  'libxsom-java',
  'libdtd-parser-java',
  'librelaxng-datatype-java',
];

/** Where the tests and the benchmarks look for it: packages/pdf-core/src/testing/verapdf.ts. */
export const VERAPDF_HOME = join(root, 'node_modules/.cache/sheaf-verapdf');
const READY = join(VERAPDF_HOME, 'ready');

/**
 * Installs veraPDF, which checks claims of standards, for the tests. Not part of the product. Returns the error, or
 * '' if it is installed: without it, its tests are skipped with a message.
 */
export async function installVerapdf(): Promise<string> {
  if (existsSync(READY)) return '';
  await rm(VERAPDF_HOME, { recursive: true, force: true });
  const packages = join(VERAPDF_HOME, 'packages');
  await mkdir(packages, { recursive: true });
  const run = async (command: string, args: string[], cwd = packages): Promise<string> => {
    try {
      const { code, output } = await runChild(command, args, { cwd, capture: true });
      return code ? `${command} ${args[0]}: ${output.trim().split('\n').at(-1)}` : '';
    } catch (error) {
      return `${command} is not here: ${(error as Error).message}`;
    }
  };
  const problem =
    (await run('javac', ['-version'])) ||
    (await run('npm', ['pack', '--silent', VALIDATOR])) ||
    (await run('tar', ['xzf', (await namesIn(packages, '.tgz'))[0] ?? '', 'package/lib'])) ||
    (await run('apt-get', ['download', '-qq', ...BINDING])) ||
    (await unpack(packages, run));
  if (problem) return `veraPDF cannot be installed, its tests are left out: ${problem}`;
  return compile(run);
}

type Run = (command: string, args: string[], cwd?: string) => Promise<string>;

async function unpack(packages: string, run: Run): Promise<string> {
  for (const name of await namesIn(packages, '.deb')) {
    const problem = await run('dpkg', ['-x', name, 'debian']);
    if (problem) return problem;
  }
  return '';
}

/** All archives in one folder, the judge compiled beside them. */
async function compile(run: Run): Promise<string> {
  const packages = join(VERAPDF_HOME, 'packages');
  const archives = join(VERAPDF_HOME, 'lib');
  await mkdir(archives);
  const found = await readdir(packages, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of found.filter((one) => one.isFile() && one.name.endsWith('.jar')))
    await rename(join(parentPath, name), join(archives, name));
  await copyFile(join(import.meta.dirname, 'verapdf/Judge.java'), join(VERAPDF_HOME, 'Judge.java'));
  const problem = await run('javac', ['-cp', 'lib/*', 'Judge.java'], VERAPDF_HOME);
  if (problem) return `veraPDF cannot be compiled for, its tests are left out: ${problem}`;
  await rm(packages, { recursive: true });
  await writeFile(READY, VALIDATOR);
  return '';
}

async function namesIn(folder: string, ending: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith(ending));
}
