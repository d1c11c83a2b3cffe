import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Command } from './commands.ts';
import { COMMON_FLAGS } from './common-flags.ts';
import { readEntry } from './entries.ts';
import { UsageError } from './exit-codes.ts';
import { type Flag, isSecret } from './flags.ts';
import { readSecretFile } from './secrets.ts';

export type Common = {
  output: string | undefined;
  force: boolean;
  json: boolean;
  quiet: boolean;
  timeoutMs: number | undefined;
  memoryMb: number | undefined;
};
export type Call = { files: string[]; options: Record<string, unknown>; common: Common };

/** Given once for each of them. */
const SEVERAL = new Set<Flag['takes']>(['list', 'pairs', 'entries', 'files']);
/** Written here, or the name of a file of it. */
const IS_JSON = /^\s*[[{]|\.json$/;

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

/** The words of a call as files, options and what every command knows. */
export async function parseCall(command: Command, flags: Flag[], words: string[]): Promise<Call> {
  const config = configure(flags);
  const { values, positionals } = parse(command, config, bindNumbers(words, config));
  const fromFile = values.options === undefined ? {} : await readOptions(String(values.options));
  const options: Record<string, unknown> = { ...fromFile };
  for (const flag of flags) await takeFlag(options, flag, values, command);
  const common = {
    output: values.output === undefined ? undefined : String(values.output),
    force: values.force === true,
    json: values.json === true,
    quiet: values.quiet === true,
    timeoutMs: positive(values, 'timeout', 1000, command),
    memoryMb: positive(values, 'memory', 1, command),
  };
  return { files: positionals, options, common };
}

function configure(flags: Flag[]): ParseArgsOptionsConfig {
  const config: ParseArgsOptionsConfig = {};
  for (const flag of flags) {
    const type = flag.takes === 'switch' ? 'boolean' : 'string';
    const multiple = SEVERAL.has(flag.takes);
    for (const name of [flag.name, ...flag.aliases]) config[name] = { type, multiple };
    if (isSecret(flag)) config[`${flag.name}-file`] = { type: 'string' };
  }
  for (const [name, { takes: _, about: __, ...common }] of Object.entries(COMMON_FLAGS))
    config[name] ??= common;
  return config;
}

/** `--rotation -45` is a value; parseArgs would take -45 for a flag. */
function bindNumbers(words: string[], config: ParseArgsOptionsConfig): string[] {
  const bound: string[] = [];
  for (const word of words) {
    const flag = bound.at(-1);
    const takesValue = flag?.startsWith('--') && config[flag.slice(2)]?.type === 'string';
    if (takesValue && /^-[\d.]/.test(word)) bound[bound.length - 1] = `${flag}=${word}`;
    else bound.push(word);
  }
  return bound;
}

function parse(
  command: Command,
  options: ParseArgsOptionsConfig,
  args: string[],
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // parseArgs explains at length how a value that looks like a flag is written; its first sentence is enough.
    throw new UsageError(error.message.split(/\.\s|\n/)[0]!.replace(/\.?$/, '.'), command.name);
  }
}

async function takeFlag(
  options: Record<string, unknown>,
  flag: Flag,
  values: Values,
  command: Command,
): Promise<void> {
  const given = [flag.name, ...flag.aliases].find((name) => values[name] !== undefined);
  const secretFile = isSecret(flag) ? values[`${flag.name}-file`] : undefined;
  if (given === undefined && secretFile === undefined) return;
  const value =
    given === undefined
      ? await readSecretFile(String(secretFile))
      : await convert(flag, values[given], command);
  setAt(options, flag.path, value);
  const switchOn = command.implies[flag.path[0]!];
  if (switchOn) options[switchOn] ??= true;
}

async function convert(flag: Flag, value: Values[string], command: Command): Promise<unknown> {
  if (flag.takes === 'switch') return value;
  if (flag.takes === 'list') {
    const given = [value].flat().map(String);
    return command.whole.includes(flag.path.join('.')) ? given : given.flatMap((part) => part.split(','));
  }
  if (flag.takes === 'files') {
    const named = await Promise.all([value].flat().map((path) => readNamed(String(path))));
    return flag.shape.items?.type === 'string' ? named.map(({ data }) => data) : named;
  }
  if (flag.takes === 'entries') return readEntries(flag, [value].flat().map(String), command);
  if (flag.takes === 'pairs') return readPairs(flag, [value].flat().map(String), command);
  const text = String(value);
  if (flag.takes === 'file') return (await readFile(text)).toString('base64');
  if (flag.takes === 'json') return readJson(flag, text, command);
  if (flag.takes === 'text')
    return mayBeJson(flag) && IS_JSON.test(text) ? readJson(flag, text, command) : text;
  const number = Number(text);
  if (text.trim() === '' || Number.isNaN(number))
    throw new UsageError(`--${flag.name} takes a number, not "${text}".`, command.name);
  return number;
}

/** What is written as text, or at length as a list. */
function mayBeJson({ shape }: Flag): boolean {
  return shape.anyOf?.some(({ type }) => type === 'array' || type === 'object') === true;
}

async function readNamed(path: string): Promise<{ name: string; data: string }> {
  return { name: basename(path), data: (await readFile(path)).toString('base64') };
}

async function readJson(flag: Flag, text: string, command: Command): Promise<unknown> {
  const isHere = /^\s*[[{]/.test(text);
  const words = flag.takes === 'entries' ? 'NAME=VALUE,..., ' : '';
  const json = isHere ? text : await readFile(text, 'utf8').catch(() => undefined);
  if (json === undefined)
    throw new UsageError(`--${flag.name} takes ${words}JSON, or a file of it, not "${text}".`, command.name);
  return parseJson(json, `--${flag.name}`, command.name);
}

/** `page=1,x=72` for each entry; or all of them as JSON, or a file of it. */
async function readEntries(flag: Flag, given: string[], command: Command): Promise<unknown> {
  const [first = ''] = given;
  if (given.length === 1 && (/^\s*[[{]/.test(first) || !first.includes('=')))
    return readJson(flag, first, command);
  return given.map((text) => readEntry(text, flag.shape, flag.name, command.name));
}

/** `Name=Ada` for each entry, the same name again for several values; or all of them as JSON, or a file of it. */
async function readPairs(flag: Flag, given: string[], command: Command): Promise<unknown> {
  const [first = ''] = given;
  if (given.length === 1 && (/^\s*\{/.test(first) || !first.includes('=')))
    return readJson(flag, first, command);
  const entries = new Map<string, unknown[]>();
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`--${flag.name} takes NAME=VALUE, not "${text}".`, command.name);
    const name = text.slice(0, at);
    entries.set(name, [...(entries.get(name) ?? []), readPairValue(text.slice(at + 1))]);
  }
  return Object.fromEntries(
    [...entries].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

/** A checkbox is `true` or `false`. */
function readPairValue(text: string): string | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : text;
}

function positive(values: Values, name: string, factor: number, command: Command): number | undefined {
  if (values[name] === undefined) return undefined;
  const number = Number(values[name]);
  if (!(number > 0 && number < 1e7))
    throw new UsageError(`--${name} takes a number above 0, not "${String(values[name])}".`, command.name);
  return number * factor;
}

async function readOptions(path: string): Promise<Record<string, unknown>> {
  const value = parseJson(await readFile(path, 'utf8'), path);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${path} does not hold options: a JSON object is needed.`);
}

export function parseJson(text: string, where: string, command?: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${where} is not JSON: ${error instanceof Error ? error.message : ''}`, command);
  }
}

function setAt(target: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (!rest.length) {
    target[key!] = value;
    return;
  }
  const inner = target[key!];
  const next = typeof inner === 'object' && inner !== null ? { ...inner } : {};
  target[key!] = next;
  setAt(next, rest, value);
}
