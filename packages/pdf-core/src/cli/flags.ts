import { toJSONSchema, type ZodType } from 'zod';
import { takesEntries } from './entries.ts';
import type { Shape } from './option-shape.ts';
import type { Command } from './commands.ts';

/** One option as a flag: how it is written, what it takes, and where its value belongs. */
export type Flag = {
  name: string;
  /** Other ways to write it. */
  aliases: string[];
  /** Where the value stands in the options. */
  path: string[];
  takes: 'switch' | 'number' | 'text' | 'list' | 'pairs' | 'entries' | 'json' | 'file' | 'files';
  about: string;
  shape: Shape;
};

/** Every option of a tool, nested ones too, each with a flag of its own. */
export function listFlags(schema: ZodType, command: Command): Flag[] {
  const shape = toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const flags = walk(shape, [], command);
  for (const [alias, option] of Object.entries(command.aliases)) {
    const flag = flags.find(({ path }) => path.join('.') === option);
    if (!flag) throw new Error(`--${alias} stands for ${option}, which ${command.tool} does not have`);
    flag.aliases.push(flag.name);
    flag.name = alias;
  }
  return flags;
}

function walk(shape: Shape, path: string[], command: Command, above = ''): Flag[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, child]) => {
    const here = [...path, key];
    const dotted = here.join('.');
    if (command.hidden.includes(dotted)) return [];
    if (child.type === 'object' && child.properties) return walk(child, here, command, child.description);
    const fromFile = command.fromFile.includes(dotted);
    const long = here.map(toKebab).join('.');
    const name = toKebab(nameOf(here));
    const aliases = name === long ? [] : [long];
    // Parts without a description, such as the x of a place, use that of the whole.
    const about = child.description ?? above;
    const file = child.type === 'array' ? 'files' : 'file';
    return [
      { name, aliases, path: here, takes: fromFile ? file : takes(child), about, shape: child } as Flag,
    ];
  });
}

/** `watermarkOptions.text` is --watermark-text: the word "options" adds nothing. */
function nameOf(path: string[]): string {
  return path
    .map((part, i) => (i < path.length - 1 ? part.replace(/(Options|Content|Data)$/, '') : part))
    .join('-');
}

export function toKebab(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

function takes(shape: Shape): Flag['takes'] {
  if (shape.type === 'boolean') return 'switch';
  if (shape.type === 'number' || shape.type === 'integer') return 'number';
  if (shape.type === 'string' || shape.enum) return 'text';
  if (takesEntries(shape)) return 'entries';
  if (shape.type === 'array') return isText(shape.items) ? 'list' : 'json';
  // A record is given entry by entry: --fields "Name=Ada" --fields "City=London".
  if (shape.type === 'object' && holdsText(shape.additionalProperties)) return 'pairs';
  // One of a few numbers.
  if (shape.anyOf?.every(({ type }) => type === 'number' || type === 'integer')) return 'number';
  // What may be a text or something longer is written as text; the longer form goes through --options.
  return shape.anyOf?.some(isText) ? 'text' : 'json';
}

function isText(shape: Shape | undefined): boolean {
  return shape?.type === 'string';
}

function holdsText(shape: Shape | boolean | undefined): boolean {
  return typeof shape === 'object' && (isText(shape) || shape.anyOf?.some(isText) === true);
}

/** Secrets can also be read from a file, where nobody sees them. */
export function isSecret(flag: Flag): boolean {
  return flag.takes === 'text' && /(password|passphrase)$/i.test(flag.name);
}
