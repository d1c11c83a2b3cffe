import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { delimiter, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PdfError } from '@sheaf/pdf-core/errors';

export type OfficeInput = { name: string; path: string };
export type OfficeOutput = {
  files: { name: string; path: string; size: number }[];
  report: undefined;
  notices: never[];
};
export type OfficeLimits = { timeoutMs: number; signal?: AbortSignal };

const PROGRAMS = ['soffice', 'libreoffice'];
const ENDINGS = new Set(['.doc', '.docx', '.xls', '.xlsx']);

const setting = (name: string, value: string) =>
  `<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** No macro runs, and nothing that a document points to is fetched. */
const CAUTION = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${setting('DisableMacrosExecution', 'true')}
${setting('MacroSecurityLevel', '3')}
${setting('BlockUntrustedRefererLinks', 'true')}
${setting('DisableActiveContent', 'true')}
</oor:items>`;

/** The path of LibreOffice, from the setting or the search path. Null if there is none. */
export async function findOffice(chosen: string | undefined, searchPath: string): Promise<string | null> {
  const candidates = chosen
    ? [chosen]
    : searchPath.split(delimiter).flatMap((folder) => PROGRAMS.map((name) => join(folder, name)));
  for (const program of candidates) {
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return null;
}

/** A Word or Excel file as a PDF, by LibreOffice in a process of its own: no macros, no profile that outlives it. */
export async function convertOffice(
  program: string | null,
  folder: string,
  input: OfficeInput,
  { timeoutMs, signal }: OfficeLimits,
): Promise<OfficeOutput> {
  if (!program) throw new PdfError('office_unavailable');
  const ending = extname(input.name).toLowerCase();
  const source = join(folder, `source${ENDINGS.has(ending) ? ending : '.docx'}`);
  const outFolder = join(folder, 'converted');
  await mkdir(outFolder);
  await mkdir(join(folder, 'profile', 'user'), { recursive: true });
  await writeFile(join(folder, 'profile', 'user', 'registrymodifications.xcu'), CAUTION);
  // Under a name of ours: a member's could be taken for a flag, or for a filter.
  await copyFile(input.path, source);
  await runOffice(program, folder, outFolder, source, { timeoutMs, signal });
  const path = join(outFolder, 'source.pdf');
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (!size) throw new PdfError('document_damaged');
  const name = `${input.name.slice(0, input.name.length - ending.length) || 'document'}.pdf`;
  return { files: [{ name, path, size }], report: undefined, notices: [] };
}

function runOffice(
  program: string,
  folder: string,
  outFolder: string,
  source: string,
  { timeoutMs, signal }: OfficeLimits,
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const flags = [
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    `-env:UserInstallation=${profile}`,
  ];
  const child = spawn(program, [...flags, '--convert-to', 'pdf', '--outdir', outFolder, source], {
    cwd: folder,
    // A group of its own: the program starts another, and both must end.
    detached: true,
    stdio: 'ignore',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (error: PdfError) => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
    reject(error);
  };
  const seconds = Math.round(timeoutMs / 1000);
  const tooLong = () => end(new PdfError('work_timed_out', { seconds }));
  const cancel = () => end(new PdfError('work_stopped'));
  const timer = setTimeout(tooLong, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  child.once('error', reject);
  child.once('close', () => resolve());
  if (signal?.aborted) cancel();
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  });
}
