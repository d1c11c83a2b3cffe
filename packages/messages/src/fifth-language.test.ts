import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { accent } from './pseudo-language.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
const WORKSPACES = ['packages/messages', 'packages/db', 'packages/api', 'packages/pdf-core', 'apps/web'];
/** What is installed is shared; what is large is not needed to say a sentence. */
const LEFT_OUT = new Set(['node_modules', 'assets', 'dist', 'screens']);
/** A language that Sheaf does not have. */
const FIFTH = 'pt';

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'sheaf-language-'));
  for (const workspace of WORKSPACES) {
    const filter = (path: string) => !LEFT_OUT.has(basename(path));
    await cp(join(ROOT, workspace), join(copy, workspace), { recursive: true, filter });
    await linkInstalled(workspace);
  }
  await cp(join(ROOT, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  await cp(join(ROOT, 'docs'), join(copy, 'docs'), { recursive: true });
  await linkInstalled('.');
  await rm(join(copy, 'node_modules/@sheaf'), { force: true });
  await mkdir(join(copy, 'node_modules/@sheaf'));
  for (const workspace of WORKSPACES)
    await symlink(join(copy, workspace), join(copy, 'node_modules/@sheaf', basename(workspace)));
  await addLanguage();
});
afterAll(() => rm(copy, { recursive: true, force: true }));

async function linkInstalled(workspace: string): Promise<void> {
  const installed = join(ROOT, workspace, 'node_modules');
  await mkdir(join(copy, workspace, 'node_modules'), { recursive: true });
  for (const name of await readdir(installed).catch(() => []))
    await symlink(join(installed, name), join(copy, workspace, 'node_modules', name));
}

/** One folder and one line. */
async function addLanguage(): Promise<void> {
  const messages = join(copy, 'packages/messages');
  await mkdir(join(messages, FIFTH));
  for (const file of await readdir(join(messages, 'en'))) {
    const english: unknown = JSON.parse(await readFile(join(messages, 'en', file), 'utf8'));
    await writeFile(join(messages, FIFTH, file), JSON.stringify(accentAll(english)));
  }
  const list = join(messages, 'src/languages.ts');
  const line = await readFile(list, 'utf8');
  expect(line).toContain("'fr'] as const");
  await writeFile(list, line.replace("'fr'] as const", `'fr', '${FIFTH}'] as const`));
}

/** Messages with parameters stay as they are: their texts stand between braces. */
function accentAll(tree: unknown): unknown {
  if (typeof tree === 'string') return /[{}'<]/u.test(tree) ? tree : accent(tree);
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, value]: [string, unknown]) => [key, accentAll(value)]),
  );
}

const inCopy = async (workspace: string, ...args: string[]) => {
  const cwd = join(copy, workspace);
  const { stdout } = await run(process.execPath, args, { cwd }).catch((error: unknown) => {
    const { stdout: out = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${workspace}: ${out}${stderr}`, { cause: error });
  });
  return stdout;
};
const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');

test('its folder is held to English, and types are generated as before', async () => {
  await inCopy('packages/messages', 'src/generate.mjs');
  const tested = await inCopy('packages/messages', vitest, 'run', 'src/catalogues.test.ts');
  expect(tested).toContain('passed');
});

test('pages, manifests and the page without a connection are in it', async () => {
  const script = `
    import { listInstalledFiles } from './build/installed-files.ts';
    const files = listInstalledFiles();
    const { lang, description } = JSON.parse(files.get('manifest.${FIFTH}.webmanifest'));
    console.log(JSON.stringify({ lang, description, offline: files.get('offline.html') }));`;
  const told = JSON.parse(await inCopy('apps/web', '--input-type=module-typescript', '--eval', script));
  const read = async (language: string) =>
    JSON.parse(await readFile(join(copy, 'packages/messages', language, 'installed.json'), 'utf8'));
  const { app, offline } = await read(FIFTH);
  expect(app.description).not.toBe((await read('en')).app.description);
  expect(told).toMatchObject({ lang: FIFTH, description: app.description });
  expect(told.offline).toContain(offline.title);
  await inCopy('apps/web', vitest, 'run', 'build/installed-files.test.ts', 'src/features/guide');
});

test('the schema of an account takes it, and emails are written in it', async () => {
  const script = `
    import { openArea, LANGUAGES } from '@sheaf/messages';
    import { memberLanguage } from './src/features/auth/auth.user.schema.ts';
    import { writeEmail } from './src/emails/write-email.ts';
    const user = { name: 'Ada', email: 'ada@sheaf.example', language: memberLanguage.parse('${FIFTH}') };
    const mail = writeEmail(user, openArea('${FIFTH}', 'emails').record('verification', { days: 2, instance: 'Sheaf' }), 'https://sheaf.example');
    console.log(JSON.stringify({ subject: mail.subject, html: mail.html }));`;
  const mail = JSON.parse(await inCopy('packages/api', '--input-type=module-typescript', '--eval', script));
  expect(mail.html).toContain(`lang="${FIFTH}"`);
  expect(mail.subject).toMatch(/\p{L}é/u);
});

test('no other source lists the languages', async () => {
  const codes = LANGUAGES.filter((language) => language !== 'en').join('|');
  // Two of them near each other, as names or as keys.
  const list = new RegExp(
    `['"\\n ](${codes})['":][^\\n]{0,12}\\n?[^\\n]{0,12}['"](?!\\1)(?:${codes})['"]`,
    'u',
  );
  const found: string[] = [];
  for (const workspace of [...WORKSPACES, 'apps/server']) {
    const files = await readdir(join(ROOT, workspace), { recursive: true });
    for (const file of files) {
      if (
        !/^(?:src|build|public)\/.*\.(?:[jt]sx?|mjs|html)$/u.test(file) ||
        /\.test\.|\/migrations\//u.test(file)
      )
        continue;
      if (list.test(await readFile(join(ROOT, workspace, file), 'utf8'))) found.push(`${workspace}/${file}`);
    }
  }
  expect(found).toEqual(['packages/messages/src/languages.ts']);
});
