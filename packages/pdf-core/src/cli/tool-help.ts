import { tools } from '../tools/index.ts';
import type { Command } from './commands.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { EXIT } from './exit-codes.ts';
import { describeEntry } from './entries.ts';
import { type Flag, isSecret, listFlags } from './flags.ts';
import { table } from './layout.ts';

export async function printToolHelp(command: Command): Promise<number> {
  const flags = listFlags(await tools[command.tool].options(), command);
  process.stdout.write(toolHelp(command, flags));
  return EXIT.done;
}

function toolHelp(command: Command, flags: Flag[]): string {
  const own = flags.flatMap((flag) => flagRows(flag, command));
  const common = Object.entries(COMMON_FLAGS).map(([name, flag]): [string, string] => {
    const short = 'short' in flag ? `-${flag.short}, ` : '    ';
    return [`${short}--${name}${flag.takes && ` ${flag.takes}`}`, flag.about];
  });
  const sections = [
    `Usage: sheaf ${command.name} [OPTIONS]${filesOf(command)}${outputOf(command)}`,
    command.about,
    own.length ? `Options:\n${table(own)}` : '',
    `Every command:\n${table(common)}`,
    command.examples.length ? `Examples:\n${command.examples.map((line) => `  ${line}`).join('\n')}` : '',
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function filesOf({ inputs }: Command): string {
  const word = inputs.kind === 'image' ? ' IMAGE' : inputs.orImage ? ' FILE|IMAGE' : ' FILE';
  if (!inputs.max) return '';
  return `${word}${inputs.max > 1 ? '...' : ''}`;
}

function outputOf({ makes, fileOption }: Command): string {
  if (makes === 'report') return fileOption ? ' [-o FILE]' : '';
  return { folder: ' -o FOLDER', text: ' [-o FILE]', file: ' [-o FILE]' }[makes];
}

function flagRows(flag: Flag, command: Command): [string, string][] {
  const { shape, takes, about, name } = flag;
  const sentence = [about, boundsOf(flag)].filter(Boolean).join(' ');
  if (takes === 'switch') return [[`    --${shape.default === true ? 'no-' : ''}${name}`, negate(flag)]];
  const row: [string, string] = [`    --${name} ${valueName(flag, command)}`, sentence];
  return isSecret(flag)
    ? [row, [`    --${name}-file FILE`, 'The same, read from the first line of a file']]
    : [row];
}

function negate({ shape, about }: Flag): string {
  return shape.default === true
    ? `Off: ${about.charAt(0).toLowerCase()}${about.slice(1)} (on by default)`
    : about;
}

/** A value that may have commas is given once for each. */
function valueName({ takes, shape, path }: Flag, { whole }: Command): string {
  if (shape.enum) return 'WORD';
  if (whole.includes(path.join('.'))) return 'TEXT...';
  return {
    number: 'N',
    text: 'TEXT',
    list: 'A,B',
    pairs: 'NAME=VALUE',
    entries: 'NAME=VALUE,...',
    json: 'JSON',
    file: 'FILE',
    files: 'FILE...',
    switch: '',
  }[takes];
}

function boundsOf({ shape, takes }: Flag): string {
  const { minimum, maximum } = shape;
  const parts: string[] = [];
  if (takes === 'entries') parts.push(`once for each, with ${describeEntry(shape)}; or JSON`);
  if (shape.enum) parts.push(shape.enum.join(', '));
  const unlimited = maximum === undefined || maximum === Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined) parts.push(unlimited ? `${minimum} or more` : `${minimum} to ${maximum}`);
  const simple = ['string', 'number', 'boolean'].includes(typeof shape.default) && shape.default !== '';
  if (simple) parts.push(`default ${String(shape.default)}`);
  return parts.length ? `(${parts.join('; ')})` : '';
}
