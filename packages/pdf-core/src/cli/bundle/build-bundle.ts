import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'rolldown';
import { type ToolName, toolNames, tools } from '../../tools/index.ts';
import { findCommand } from '../commands.ts';
import { isSecret, listFlags } from '../flags.ts';
import type { LightCommand } from './run-light.ts';

/** The file of a folder of bundles that names the one in use. `bin/bundle.mjs` reads it. */
type Manifest = {
  /** Where the files named by the stamps are. */
  root: string;
  /** The script that runs light commands, relative to the folder. */
  script: string;
  commands: string[];
  /** Path -> change time and size of each source, as they were before it was read. */
  stamps: Record<string, string>;
};

const ENTRY = '\0light-commands';
/** Stands for what the bundle does not hold. Asking for it fails, and the command begins again the ordinary way. */
const LEFT_OUT = 'sheaf:left-out';
/** Modules of Node that take milliseconds to load, and that few documents need. */
const SLOW_MODULES = /^let (\w+) = require\("(node:(?:crypto|zlib|stream\/promises))"\);$/gm;
/** What the list of commands is made from, besides the records and options that the bundle holds. */
const DESCRIBED_BY = [
  'build-bundle.ts',
  '../commands.ts',
  '../flags.ts',
  '../../../package.json',
  '../../../../messages/package.json',
].map((path) => join(import.meta.dirname, path));
/** Values of these flags are read from files and terminals. */
const TAKES = ['switch', 'number', 'text', 'list'];

/**
 * Writes the light commands (see `isLight` of a tool's record) as a few files of JavaScript: a command that starts reads
 * three files and not two hundred, and no schema unless it has options.
 */
export async function buildBundle(folder: string, root: string): Promise<void> {
  const { rolldown } = await import('rolldown');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const commands = await listLightCommands();
  const lockfile = join(root, 'node_modules/.package-lock.json');
  const stamps = new Map([lockfile, ...DESCRIBED_BY].map((path) => [path, readStamp(path)]));
  const lightFolders = Object.values(commands).map(({ command }) => `/tools/${command.tool}/`);
  const build = await rolldown({
    input: { light: ENTRY },
    platform: 'node',
    logLevel: 'silent',
    plugins: [bundleLight(commands, lightFolders, stamps)],
  });
  const place = mkdtempSync(join(folder, 'build-'));
  await build.write({
    dir: place,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    // What several tools share is one file, apart from the schemas, which few calls need.
    codeSplitting: {
      groups: [
        { name: 'zod', test: /node_modules\/zod/ },
        { name: 'shared', test: /\/src\/(?!tools\/)(?!.*options?\.ts$)/ },
      ],
    },
  });
  await build.close();
  const manifest: Manifest = {
    root,
    script: join(basename(place), 'light.cjs'),
    commands: Object.keys(commands),
    stamps: Object.fromEntries([...stamps].map(([path, stamp]) => [relative(root, path), stamp])),
  };
  const written = join(place, 'manifest.json');
  writeFileSync(written, JSON.stringify(manifest));
  renameSync(written, join(folder, 'manifest.json'));
  for (const name of readdirSync(folder))
    if (name.startsWith('build-') && name !== basename(place))
      rmSync(join(folder, name), { recursive: true });
}

async function listLightCommands(): Promise<Record<string, LightCommand>> {
  const light = toolNames.filter((name) => tools[name].isLight);
  const listed = await Promise.all(light.map(async (name) => describeLight(name)));
  return Object.fromEntries(listed.map((known) => [known.command.name, known]));
}

async function describeLight(name: ToolName): Promise<LightCommand> {
  const command = findCommand(name)!;
  const flags = listFlags(await tools[name].options(), command).filter(
    (flag) => TAKES.includes(flag.takes) && !isSecret(flag),
  );
  const { data } = await tools[name].check({});
  const isPlain = isDeepStrictEqual(data, data && JSON.parse(JSON.stringify(data)));
  return { command, flags, defaults: isPlain ? data : undefined };
}

/** As a source; the most files of a tool may be infinite, which JSON cannot say. */
function writeCommands(commands: Record<string, LightCommand>): string {
  const infinite = '"infinite"';
  const text = JSON.stringify(commands, (_, value: unknown) => (value === Infinity ? 'infinite' : value));
  return text.replaceAll(infinite, 'Infinity');
}

function bundleLight(
  commands: Record<string, LightCommand>,
  lightFolders: string[],
  stamps: Map<string, string>,
): Plugin {
  const run = join(import.meta.dirname, 'run-light.ts');
  return {
    name: 'light-commands',
    resolveId: {
      order: 'pre',
      async handler(id, importer, { kind }) {
        if (id === ENTRY) return ENTRY;
        if (id.startsWith('node:')) return null;
        // Zod has messages in sixty languages; the command line speaks English.
        const name = id.endsWith('/locales/index.js') ? id.replace('index.js', 'en.js') : id;
        const found = await this.resolve(name, importer, { skipSelf: true });
        if (!found || kind !== 'dynamic-import') return found;
        const isHeld =
          importer?.endsWith('/runner/perform-tool.ts') ||
          lightFolders.some((light) => importer?.endsWith(`${light}tool.ts`));
        return isHeld ? found : { id: LEFT_OUT, external: true };
      },
    },
    load: {
      handler(id) {
        if (id === ENTRY)
          return `import { runLight } from ${JSON.stringify(run)};\nconst commands = ${writeCommands(commands)};\nexport const run = (words, beginAgain) => runLight(words, commands, beginAgain);`;
        if (id.startsWith('\0')) return null;
        // Before its text is read, so that a change meanwhile is noticed. Of packages, the lock file tells.
        if (!id.includes('/node_modules/')) stamps.set(id, readStamp(id));
        return { code: readFileSync(id, 'utf8') };
      },
    },
    renderChunk: (code) => code.replaceAll(SLOW_MODULES, loadWhenUsed),
  };
}

function loadWhenUsed(_: string, variable: string, name: string): string {
  return `const ${variable} = new Proxy({}, { get: (_, key) => require("${name}")[key] });`;
}

function readStamp(path: string): string {
  const { ctimeMs, size } = statSync(path);
  return `${ctimeMs} ${size}`;
}

if (process.argv[1] === import.meta.filename) {
  const [, , folder = '', root = ''] = process.argv;
  const failed = join(folder, 'failed');
  await buildBundle(folder, root).then(
    () => rmSync(failed, { force: true }),
    (error: unknown) => writeFileSync(failed, String(error)),
  );
  rmSync(join(folder, 'building'), { recursive: true, force: true });
}
