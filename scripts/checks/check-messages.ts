import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listMessages } from '../../packages/messages/src/compile.mjs';
import { listSourceFiles } from './source-files.ts';

const ENGLISH = 'packages/messages/en';
const CODE = /^(?:apps|packages)\/.*\.tsx?$/u;
const TEST = /\.test\.tsx?$|\/e2e\/|\/screens\/|^packages\/messages\//u;
/**
 * Areas whose keys are data of the server: what was refused, what came of it, how far it is; and of the records of tools,
 * whose words tool-words.test.ts holds together with their options.
 */
const CODES = new Set(['answers', 'errors', 'notices', 'progress', 'tools']);
/** Code that is given the messages of an area without naming it. */
const GIVEN: Record<string, RegExp> = {
  'apps/web/src/features/guide/article.ts': /^(?:help-|docs-programs$)/u,
};

const TEMPLATE = /`((?:[\w.-]|\$\{[^}]*\})+)`/gu;
const HAS_FIXED = /^[\w-]+\.|\.[\w-]+$/u;

type Used = { keys: Set<string>; patterns: RegExp[] };

/** Messages that no code uses. Types find missing ones, because keys are typed. */
export function checkMessages(root: string): string[] {
  const files = listSourceFiles(root).filter((file) => CODE.test(file) && !TEST.test(file));
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  const areas = readdirSync(join(root, ENGLISH))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));
  const areaOf = new Map(
    sources.flatMap(({ text }) =>
      Array.from(
        text.matchAll(/export const (\w+) = defineMessages\(\s*'([^']+)'/gu),
        ([, name, area]) => [name, area] as const,
      ),
    ),
  );
  const said = new Map(areas.map((area) => [area, [] as Used[]]));
  for (const { file, text } of sources) {
    const used = readUsed(text);
    for (const area of namedAreas(file, text, areas, areaOf)) said.get(area)?.push(used);
  }
  return areas
    .filter((area) => !CODES.has(area))
    .flatMap((area) =>
      keysOf(root, area)
        .filter((key) => !said.get(area)?.some((used) => isUsed(key, used)))
        .map((key) => `${ENGLISH}/${area}.json: nothing says ${key}`),
    );
}

function keysOf(root: string, area: string): string[] {
  const tree = JSON.parse(readFileSync(join(root, ENGLISH, `${area}.json`), 'utf8'));
  return listMessages(tree).map(([key]) => key);
}

function namedAreas(
  file: string,
  text: string,
  areas: string[],
  areaOf: Map<string | undefined, string | undefined>,
): Set<string> {
  const given = GIVEN[file];
  const named = new Set(given ? areas.filter((area) => given.test(area)) : []);
  for (const [word] of text.matchAll(/\b\w+Messages\b/gu)) {
    const area = areaOf.get(word);
    if (area) named.add(area);
  }
  for (const [, types] of text.matchAll(/Formatter<([^>]+)>/gu))
    for (const [, area] of (types ?? '').matchAll(/'([^']+)'/gu)) if (area) named.add(area);
  for (const [, area] of text.matchAll(/(?:openArea|formatMessage)\([^']*'([^']+)'/gu))
    if (area) named.add(area);
  return named;
}

/** Every text of a file may be a key, or stand above keys that are read together; of one with `${…}` the fixed parts tell which. */
function readUsed(text: string): Used {
  const keys = new Set(
    Array.from(text.matchAll(/'([\w.-]+)'|"([\w.-]+)"/gu), ([, one, other]) => one ?? other ?? ''),
  );
  const templates = Array.from(text.matchAll(TEMPLATE), ([, template]) => template ?? '');
  const above = Array.from(
    text.matchAll(/\.(?:record|names)\(\s*(?:'([^']+)'|`([^`]+)`)/gu),
    ([, key, template]) => key ?? template ?? '',
  );
  // `record(about)`: what it reads stands somewhere near.
  if (/\.record\(\s*\w+\s*[,)]/u.test(text)) above.push(...keys);
  return {
    keys,
    patterns: [
      ...templates.filter((template) => HAS_FIXED.test(template)).map((template) => toPattern(template, '')),
      ...above.map((each) => toPattern(each, String.raw`\..+`)),
    ],
  };
}

function toPattern(template: string, end: string): RegExp {
  const fixed = template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/gu, '.+');
  return new RegExp(`^${fixed}${end}$`, 'u');
}

function isUsed(key: string, { keys, patterns }: Used): boolean {
  return keys.has(key) || patterns.some((pattern) => pattern.test(key));
}
