// Without zod, so that a page that proposes a name need not load it.
import { type ToolName, toolNames, tools } from './tools/index.ts';

const LONGEST = 200;
const ENDINGS = [...new Set(toolNames.map((name) => tools[name].ending))];
/** As it is written, and as it was. */
const NUMBER = / \(\d{1,4}\)$|-\d{1,4}$/u;
const DIGITS = /\d+/u;

/**
 * The usual name of a result, without its extension: that of its files, and what was done to them. `isTaken`: a file of the
 * name that a tool would keep is there already.
 */
export function nameResult(tool: ToolName, filenames: readonly string[], isTaken = false): string {
  const { ending, keepsName, inputs, batch } = tools[tool];
  if (!filenames.length) return ending;
  if (keepsName && !isTaken) return nameSources(filenames);
  // Of two, the second is put on the first; a tool for one document takes pages for it from the others.
  const joins = inputs.max > 2 && !batch?.forOne;
  return endName(nameSources(joins ? filenames : filenames.slice(0, 1)), ending);
}

/** What is done again is numbered: `lease-signed`, `lease-signed (2)`. */
export function endName(stem: string, ending: string): string {
  const base = stem.replace(NUMBER, '');
  if (base.endsWith(`-${ending}`)) return raiseNumber(stem);
  // Of a third thing that is done, the name tells in place of the second.
  const last = findEnding(base);
  const isLong = last !== undefined && findEnding(base.slice(0, -last.length - 1)) !== undefined;
  return `${isLong ? base.slice(0, -last.length - 1) : stem}-${ending}`;
}

function findEnding(stem: string): string | undefined {
  return ENDINGS.find((ending) => stem.endsWith(`-${ending}`));
}

/** The next name of those that end in a number. */
export function raiseNumber(stem: string): string {
  const written = NUMBER.exec(stem)?.[0];
  if (written === undefined) return `${stem} (2)`;
  const raised = written.replace(DIGITS, (number) => String(Number(number) + 1));
  return `${stem.slice(0, -written.length)}${raised}`;
}

/** Several are called by the first of them. */
export function nameSources([first = '']: readonly string[]): string {
  return first
    .replace(/\.[A-Za-z0-9]{1,8}$/u, '')
    .slice(0, LONGEST)
    .toWellFormed();
}
