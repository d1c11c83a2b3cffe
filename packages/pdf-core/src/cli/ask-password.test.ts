import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockPdf } from '../testing/locked.ts';
import { makeTestPdf } from '../testing/documents.ts';
import { qpdfComplaints } from '../testing/index.ts';

const SHEAF = fileURLToPath(new URL('../../bin/sheaf.mjs', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheaf-ask-'));
  const plain = makeTestPdf({ pages: [{ text: 'Behind the door' }] });
  writeFileSync(join(folder, 'plain.pdf'), plain);
  writeFileSync(join(folder, 'locked.pdf'), await lockPdf(plain, 'sesame'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The command at a terminal of its own, where each line is typed when the next question has been asked. */
function runAtTerminal(args: string[], lines: string[]): Promise<{ code: number | null; screen: string }> {
  const command = [process.execPath, SHEAF, ...args].map((word) => `'${word}'`).join(' ');
  return new Promise((resolve, reject) => {
    const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: folder });
    const left = [...lines];
    let screen = '';
    let asked = 0;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      const questions = screen.match(/(?:password|document|again|more): /gi)?.length ?? 0;
      for (; asked < questions; asked++) child.stdin.write(`${left.shift() ?? '\u0003'}\r`);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, screen }));
  });
}

describe('at a terminal', () => {
  it('a locked document is asked its password, which is not shown, and a wrong one again', async () => {
    const { code, screen } = await runAtTerminal(['text', 'locked.pdf'], ['wrong one', 'sesamx\u007fe']);
    expect(screen).toContain('Behind the door');
    expect(screen).toContain('Password of the document: ');
    expect(screen).toContain('That password does not open it. Once more: ');
    expect(screen).not.toMatch(/sesam|wrong one/);
    expect(code).toBe(0);
  });

  it('nobody is asked when a password was given, and Ctrl-C ends the question', async () => {
    const given = await runAtTerminal(['text', 'locked.pdf', '--password', 'wrong'], []);
    expect(given).toMatchObject({ code: 11, screen: expect.stringContaining('The password is wrong.') });
    expect((await runAtTerminal(['unlock', 'locked.pdf', '-o', 'open.pdf'], ['\u0003'])).code).toBe(130);
  });

  it('a new password is asked for twice', async () => {
    const args = ['protect', 'plain.pdf', '-o', 'safe.pdf', '--force'];
    const typo = await runAtTerminal(args, ['one', 'two']);
    expect(typo).toMatchObject({ code: 2, screen: expect.stringContaining('not the same') });
    expect((await runAtTerminal(args, ['new one', 'new one'])).code).toBe(0);
    expect(await qpdfComplaints(readFileSync(join(folder, 'safe.pdf')), 'new one')).toBe('');
  });
});
