import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tools } from '../tools/index.ts';
import { listCommands } from './commands.ts';
import { listFlags } from './flags.ts';
import { parseCall } from './parse-flags.ts';
import { runSheaf } from './testing/run-sheaf.ts';

const print = async (...args: string[]) => {
  const { code, stdout, stderr } = await runSheaf(args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout.toString();
};

describe('help', () => {
  it('lists every tool', async () => {
    const overview = await print('--help');
    for (const { name, about } of listCommands())
      expect(overview).toMatch(new RegExp(`^  ${name} +${about.slice(0, 20)}`, 'm'));
    expect(await print()).toBe(overview);
  });

  it('lists a tool’s options with defaults, bounds and choices from its schema', async () => {
    const help = await print('compress', '--help');
    expect(help).toContain('Usage: sheaf compress');
    expect(help).toMatch(/--level WORD +.*\n? *.*low, medium, high, maximum; default medium/);
    expect(help).toMatch(/--dpi N [^-]*72 to 300; default\s+150/);
    expect(help).toContain('sheaf compress in.pdf --level high -o out.pdf');
    expect(await print('help', 'compress')).toBe(help);
  });

  it('describes every option of every tool', async () => {
    for (const command of listCommands()) {
      const flags = listFlags(await tools[command.tool].options(), command);
      const names = flags.flatMap(({ name, aliases }) => [name, ...aliases]);
      expect([command.name, new Set(names).size]).toEqual([command.name, names.length]);
      expect(flags.filter(({ about }) => !about).map(({ name }) => `${command.name} --${name}`)).toEqual([]);
    }
  });
});

/** What a shell makes of a line. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, one, other, plain]) => one ?? other ?? plain ?? '',
  );

/** Files that an example names are not here. */
const FILE_NOT_HERE = /^.*(?:ENOENT.*|a file of it, not ".*)\.\w{3,4}['"].*$/s;

const examples = listCommands().flatMap((command) =>
  command.examples
    .filter((line) => line.startsWith(`sheaf ${command.name} `) && !/[|<>$]/.test(line))
    .map((line) => [line, command] as const),
);

describe('examples', () => {
  it('are there', () => expect(examples.length).toBeGreaterThan(60));

  it.each(examples)('%s', async (line, command) => {
    const schema = await tools[command.tool].options();
    const outcome = await parseCall(command, listFlags(schema, command), wordsOf(line).slice(2)).then(
      ({ files, options }) =>
        files.length > 0 ? (schema.safeParse(options).error?.message ?? 'understood') : 'no file',
      ({ message }: Error) => message.replace(FILE_NOT_HERE, 'understood'),
    );
    expect(outcome).toBe('understood');
  });
});

describe('completion', () => {
  it('is a script that bash runs, with the choices of a flag', async () => {
    const script = await print('completion', 'bash');
    const ask = (...words: string[]) => {
      const last = words.length - 1;
      const run = `${script}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${last}; _sheaf; echo "\${COMPREPLY[@]}"`;
      return spawnSync('bash', ['-c', run]).stdout.toString().trim().split(' ');
    };
    expect(ask('sheaf', 'mer')).toEqual(['merge']);
    expect(ask('sheaf', 'compress', '--level', 'm')).toEqual(['medium', 'maximum']);
    expect(ask('sheaf', 'compress', '--le')).toEqual(['--level']);
  });

  it.each(['zsh', 'fish'])('knows every command in %s', async (shell) => {
    const script = await print('completion', shell);
    for (const { name } of listCommands()) expect(script).toContain(name);
  });
});
