import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const LARGEST = 256 * 1024 * 1024;

/** A program that prints documents is not on this machine. */
export async function hasProgram(name: string): Promise<boolean> {
  return runFile('which', [name]).then(
    () => true,
    () => false,
  );
}

/** What LibreOffice makes of files when it prints them, all in one run of it: most of its time is its start. */
export async function printByOffice(
  ending: string,
  files: (Uint8Array | string)[],
  filter?: string,
): Promise<Uint8Array[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-convert-'));
  const paths = files.map((bytes, at) => {
    writeFileSync(join(folder, `${at}.${ending}`), bytes);
    return join(folder, `${at}.${ending}`);
  });
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`];
  const from = filter ? [`--infilter=${filter}`] : [];
  await runFile('soffice', [...args, ...from, '--convert-to', 'pdf', '--outdir', folder, ...paths], {
    timeout: 600_000,
  });
  return files.map((_, at) => readFileSync(join(folder, `${at}.pdf`)));
}

/** A source in roff as groff prints it. */
export async function printByGroff(source: string, macros: '-man' | '-ms'): Promise<Uint8Array> {
  const printed = runFile('groff', ['-t', '-Kutf8', macros, '-Tpdf', '-P-pa4'], {
    encoding: 'buffer',
    maxBuffer: LARGEST,
    timeout: 60_000,
  });
  // A groff without these macros ends early, with its own error message.
  printed.child.stdin!.on('error', () => undefined).end(source);
  return (await printed).stdout;
}

/** The words of a manual page in the order of its source. */
export async function readByGroff(path: string): Promise<string> {
  const args = ['-t', '-Kutf8', '-man', '-Tutf8', '-P-cbou', '-rHY=0', '-rIN=0', path];
  const { stdout } = await runFile('groff', args, { maxBuffer: LARGEST, timeout: 60_000 });
  return stdout;
}

export async function readByPoppler(bytes: Uint8Array, ...options: string[]): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'sheaf-convert-')), 'a.pdf');
  writeFileSync(path, bytes);
  const { stdout } = await runFile('pdftotext', [...options, path, '-'], { maxBuffer: LARGEST });
  return stdout;
}
