import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chown, copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { delimiter, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PdfError } from '../errors.ts';
import { officeEnding } from '../office/office-types.options.ts';
import { type Account, type RunInput, takeBack } from './hand-over.ts';
import type { ResultFile } from './messages.ts';

export type OfficeLimits = { timeoutMs: number; memoryMb: number; signal?: AbortSignal | undefined };
/** LibreOffice, how it is started, and as whom. */
export type Office = { program: string; walls: { launcher: string[]; account?: Account } };

const PROGRAMS = ['soffice', 'libreoffice'];

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

/** A Word, Excel, PowerPoint or OpenDocument file as a PDF, by LibreOffice in a process of its own: no macros, no profile that outlives it. */
export async function convertOffice(
  office: Office | null,
  folder: string,
  input: RunInput,
  limits: OfficeLimits,
): Promise<ResultFile> {
  if (!office) throw new PdfError('office_unavailable');
  const ending = extname(input.name).toLowerCase();
  const source = join(folder, `source.${officeEnding(input.name) ?? 'docx'}`);
  const { account } = office.walls;
  const profile = join(folder, 'profile');
  const user = join(profile, 'user');
  const settings = join(user, 'registrymodifications.xcu');
  await mkdir(user, { recursive: true });
  await writeFile(settings, CAUTION);
  // Under a name of ours: a member's could be taken for a flag, or for a filter.
  if ('bytes' in input) await writeFile(source, input.bytes);
  else await copyFile(input.path, source);
  // The folder last: from then on it is the program's.
  if (account)
    for (const path of [source, settings, user, profile, folder]) await chown(path, account.uid, account.gid);
  await runOffice(office, folder, source, limits);
  // What it made lies where results of tools lie, and is looked at as they are.
  const made = await rename(join(folder, 'source.pdf'), join(folder, '0')).then(
    () => true,
    () => false,
  );
  if (!made) throw new PdfError('document_damaged');
  const name = `${input.name.slice(0, input.name.length - ending.length) || 'document'}.pdf`;
  const [file] = await takeBack(folder, [{ name, path: '', size: 0 }], account);
  if (!file?.size) throw new PdfError('document_damaged');
  return file;
}

/** Kilobytes of memory and seconds of the processor, which hold also when nobody is left to end it. A system that has less keeps that. */
const BOUNDED = 'ulimit -c 0; ulimit -d "$1"; ulimit -t "$2"; shift 2; exec "$@"';

function runOffice(
  { program, walls }: Office,
  folder: string,
  source: string,
  { timeoutMs, memoryMb, signal }: OfficeLimits,
): Promise<void> {
  const profile = pathToFileURL(join(folder, 'profile')).href;
  const flags = [
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--nodefault',
    `-env:UserInstallation=${profile}`,
  ];
  const seconds = Math.round(timeoutMs / 1000);
  const bounds = [`${memoryMb * 1024}`, `${seconds}`];
  const convert = [program, ...flags, '--convert-to', 'pdf', '--outdir', folder, source];
  const [command = '', ...args] = [...walls.launcher, 'sh', '-c', BOUNDED, 'sh', ...bounds, ...convert];
  const child = spawn(command, args, {
    cwd: folder,
    // A group of its own: the program starts another, and both must end.
    detached: true,
    stdio: 'ignore',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (error: PdfError) => {
    killGroup(child.pid);
    reject(error);
  };
  const tooLong = () => end(new PdfError('work_timed_out', { seconds }));
  const cancel = () => end(new PdfError('work_stopped'));
  const timer = setTimeout(tooLong, timeoutMs);
  signal?.addEventListener('abort', cancel, { once: true });
  child.once('error', reject);
  child.once('close', () => resolve());
  if (signal?.aborted) cancel();
  return promise.finally(() => {
    // Also what it left behind as it ended.
    killGroup(child.pid);
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  });
}

function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // Nobody is left in it.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
