import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { officeFile } from '../../testing/sample-files.ts';
import { findOfficeWalls, findToolWalls } from '../tool-walls.ts';
import { convertOffice } from '@sheaf/pdf-core/runner';

// LibreOffice is 400 MB and not on every machine: a program that writes down where it finds itself stands in for it.
const FACTS = `{
  echo "uid $(id -u)"; echo "network $(readlink /proc/self/ns/net)"
  echo "memory $(ulimit -d)"; echo "work $(ulimit -t)"; echo "cores $(ulimit -c)"
  echo "stored $(cat STORED 2>/dev/null)"; env | sed 's/^/env /'
  grep -o 'DisableMacrosExecution.*true\\|MacroSecurityLevel.*3' profile/user/registrymodifications.xcu
  touch profile/user/lock source.docx.lock && echo "writes profile"
} > source.pdf`;
const limits = { timeoutMs: 90_000, memoryMb: 700 };

async function makeFolders(script: string) {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-office-walls-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const [spool, stored, program] = [join(folder, 'spool'), join(folder, 'stored'), join(folder, 'soffice')];
  await mkdir(spool, { mode: 0o700 });
  await writeFile(stored, officeFile('word'), { mode: 0o600 });
  await writeFile(program, `#!/bin/sh\n${script.replaceAll('STORED', stored)}\n`);
  await chmod(program, 0o755);
  return { folder, spool, stored, program, results: await mkdtemp(join(spool, 'tool-')) };
}

async function convert(script: string, signal?: AbortSignal) {
  const { spool, stored, program, results } = await makeFolders(script);
  const tools = await findToolWalls(spool);
  const walls = await findOfficeWalls(program, spool, tools);
  const input = { name: 'Brief.docx', path: stored };
  const bounds = { ...limits, ...(signal && { signal }) };
  return { results, tools, walls, done: convertOffice({ program, walls }, results, input, bounds) };
}

/** X: gone, Z: dead and not yet taken off the list by its new parent. */
const stateOf = async (pid: string) =>
  (await readFile(`/proc/${pid.trim()}/stat`, 'utf8').catch(() => ') X')).split(') ')[1]?.[0];

test('LibreOffice works behind the walls of the tools, with bounds of the system, and without macros', async () => {
  process.env['SHEAF_WALLS_PROBE'] = 'secret';
  onTestFinished(() => void delete process.env['SHEAF_WALLS_PROBE']);
  const { tools, walls, done } = await convert(FACTS);
  expect(walls).toEqual(tools);
  const file = await done;
  const facts = (await readFile(file.path, 'utf8')).split('\n');
  const factOf = (name: string) => facts.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);
  // In a namespace of its own an ordinary user is called root.
  const user = walls.launcher.includes('--map-root-user') ? 0 : (walls.account?.uid ?? process.getuid!());
  expect(factOf('uid')).toBe(String(user));
  expect(factOf('network') === (await readlink('/proc/self/ns/net'))).toBe(!walls.launcher.includes('--net'));
  expect([factOf('memory'), factOf('work'), factOf('cores')]).toEqual([`${700 * 1024}`, '90', '0']);
  expect(walls.account ? factOf('stored') : '').toBe('');
  expect(facts.join()).not.toContain('secret');
  expect(facts.filter((line) => /^env (PATH|HOME|TMPDIR|LANG)=/.test(line))).toHaveLength(4);
  expect(facts.join()).toContain('DisableMacrosExecution');
  expect(facts.join()).toContain('MacroSecurityLevel');
  expect(facts).toContain('writes profile');
  const made = await stat(file.path);
  expect(made.uid).toBe(process.getuid!());
  expect(walls.account ? made.mode & 0o077 : 0).toBe(0);
});

test.each([
  ['a link to a file of the server', 'ln -s STORED source.pdf'],
  ['a folder', 'mkdir source.pdf'],
])('%s is no result of LibreOffice', async (_what, script) => {
  const { done } = await convert(script);
  await expect(done).rejects.toThrow('no file');
});

test.each([
  ['is given', 50, 'made'],
  ['is not given beyond its bound', 900, 'document_damaged'],
])('memory %s', async (_what, megabytes, end) => {
  const script = `Buffer.alloc(${megabytes} << 20, 1); require("fs").writeFileSync("source.pdf", "made")`;
  const { done } = await convert(`exec "${process.execPath}" -e '${script}'`);
  const ended = await done.then(
    (file) => readFile(file.path, 'utf8'),
    (error: Error) => error.message,
  );
  expect(ended).toBe(end);
});

test('a program that the tools’ user cannot reach runs as the server does', async () => {
  const { folder, spool, program } = await makeFolders(FACTS);
  const hidden = join(folder, 'hidden');
  await mkdir(hidden, { mode: 0o700 });
  await writeFile(join(hidden, 'soffice'), await readFile(program), { mode: 0o700 });
  const tools = await findToolWalls(spool);
  const walls = await findOfficeWalls(join(hidden, 'soffice'), spool, tools);
  expect(walls.account).toBe(undefined);
  expect(walls.launcher.includes('--net')).toBe(tools.launcher.includes('--net'));
});

test('what it leaves running ends with it', async () => {
  const { done } = await convert('sleep 600 & echo $! > source.pdf');
  const file = await done;
  const pid = await readFile(file.path, 'utf8');
  await expect.poll(() => stateOf(pid)).toMatch(/[XZ]/);
});

test('a conversion that is stopped ends at once, with what it has started', async () => {
  const stop = new AbortController();
  const { results, done } = await convert('sleep 600 & echo $! > started; wait', stop.signal);
  const readStarted = () => readFile(join(results, 'started'), 'utf8').catch(() => '');
  await expect.poll(readStarted).toMatch(/\d/);
  stop.abort();
  await expect(done).rejects.toThrow('work_stopped');
  const pid = await readStarted();
  await expect.poll(() => stateOf(pid)).toMatch(/[XZ]/);
});
