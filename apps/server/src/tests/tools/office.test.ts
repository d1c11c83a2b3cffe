import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTestPdf } from '@sheaf/pdf-core/testing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { bytesOf, type Made } from '../../testing/made-files.ts';
import { addMember, upload } from '../../testing/members.ts';
import { officeFile, zipFile } from '../../testing/sample-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { wordsOf } from '../../testing/tool-calls.ts';

// LibreOffice is 400 MB and not on every machine: a program that takes its flags stands in for it.
const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-office-'));
  await writeFile(join(folder, 'result.pdf'), makeTestPdf({ pages: [{ text: 'Converted' }] }));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(script: string) {
  const program = join(folder, `office-${script.length}`);
  await writeFile(program, `#!/bin/sh\n${script}\n`);
  await chmod(program, 0o700);
  return startWith(program);
}

async function startWith(program: string) {
  const server = await startTestServer({ RATE_LIMITS: 'off', OFFICE_PROGRAM: program });
  onTestFinished(server.stop);
  const member = await addMember(server);
  const letter = (await upload(server, member, officeFile('word'), 'Brief an Ada.docx')).body.file;
  const convert = (input: object = {}) =>
    member.call<Made>('pdfTools.officeToPdf', { fileId: letter.id, ...input });
  return { server, member, letter, convert };
}

/** As the system lists it: S or R while it lives. */
const stateOf = (pid: string) =>
  run('ps', ['-o', 'stat=', '-p', pid]).then(
    ({ stdout }) => stdout,
    () => '',
  );

test('a Word file becomes a PDF of its name, by the program and with its flags', async () => {
  const words = `while [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done
    [ -f "$1" ] && [ -f profile/user/registrymodifications.xcu ] && [ -z "$SESSION_SECRET" ] && cp ${folder}/result.pdf "$out/source.pdf"`;
  const { server, member, convert } = await start(words);
  const { status, body } = await convert();
  expect([status, body.file.filename, body.file.type]).toEqual([200, 'Brief an Ada.pdf', 'application/pdf']);
  expect(await wordsOf(await bytesOf(server, member, body.file.id))).toBe('Converted');
  expect((await convert({ outputName: 'letter' })).body.file.filename).toBe('letter.pdf');
});

test('the tool for all files converts it too, by the same program', async () => {
  const words = `while [ $# -gt 1 ]; do [ "$1" = --outdir ] && out=$2; shift; done; cp ${folder}/result.pdf "$out/source.pdf"`;
  const { server, member } = await start(words);
  const mimetype = 'application/vnd.oasis.opendocument.presentation';
  const slides = (await upload(server, member, zipFile({ mimetype, 'content.xml': '<x/>' }), 'Talk.odp')).body
    .file;
  const { status, body } = await member.call<Made & { report: object }>('tools.to-pdf', {
    fileIds: [slides.id],
  });
  expect([status, body.file.filename]).toEqual([200, 'Talk.pdf']);
  expect(body.report).toMatchObject({ format: 'office', pages: 1 });
  expect(await wordsOf(await bytesOf(server, member, body.file.id))).toBe('Converted');
});

test('a missing program has an error message, and a file it cannot read is damaged', async () => {
  const none = await (await startWith(join(folder, 'nowhere'))).convert();
  expect([none.status, none.body.details.reason]).toEqual([422, 'unsupported']);
  expect(none.body.error).toContain('LibreOffice is not installed');
  const failing = await (await start('exit 1')).convert();
  expect([failing.status, failing.body.details.reason]).toEqual([422, 'corrupt']);
});

test('stopped, it ends with all that it started', async () => {
  const pidFile = join(folder, 'pid');
  const { member, convert } = await start(`sh -c 'echo $$ > ${pidFile}; exec sleep 60' & wait`);
  const operationId = '0193b3f0-0000-7000-8000-00000000000a';
  const asking = convert({ operationId });
  await expect.poll(async () => (await member.call('operations.get', { id: operationId })).status).toBe(200);
  await expect.poll(() => readFile(pidFile, 'utf8').catch(() => '')).toMatch(/\d\n/);
  const pid = (await readFile(pidFile, 'utf8')).trim();
  expect(await stateOf(pid)).toMatch(/^[SR]/);
  await member.call('operations.cancel', { id: operationId });
  expect((await asking).body.code).toBe('cancelled');
  // Long before it would have ended by itself. Gone, or dead and not yet taken off the list by its new parent.
  await expect.poll(() => stateOf(pid)).toMatch(/^Z|^$/);
});
