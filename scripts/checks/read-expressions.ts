import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

export type Expression = { source: string; flags: string; at: string };

/** Said of an expression that is not linear: why what it sees is short. */
const BOUNDED = /\/\/ bounded: \S/;

/** Every regular expression that a file writes down, less those that are said to see bounded input only; and calls of RegExp that cannot be judged. */
export function readExpressions(
  file: string,
  text: string,
): { literals: Expression[]; madeAtLoad: boolean; complaints: string[] } {
  const lines = text.split('\n');
  const literals: Expression[] = [];
  const complaints: string[] = [];
  let madeAtLoad = false;
  let depth = 0;
  const lineOf = (start: number) => text.slice(0, start).split('\n').length;
  const isBounded = (line: number) => [line - 1, line - 2].some((index) => BOUNDED.test(lines[index] ?? ''));
  const made = (callee: object, start: number) => {
    if (!('name' in callee) || callee.name !== 'RegExp') return;
    const line = lineOf(start);
    if (isBounded(line)) return;
    if (depth === 0) madeAtLoad = true;
    else
      complaints.push(`${file}:${line}: an expression is made at the top of a file, where it can be judged`);
  };
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  new Visitor({
    Literal(node) {
      if (!('regex' in node) || !node.regex) return;
      const line = lineOf(node.start);
      const { pattern: source, flags } = node.regex;
      if (!isBounded(line)) literals.push({ source, flags, at: `${file}:${line}` });
    },
    NewExpression: (node) => made(node.callee, node.start),
    CallExpression: (node) => made(node.callee, node.start),
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(parseSync(file, text).program);
  return { literals, madeAtLoad, complaints };
}

/** Loads a file and notes what it makes of pieces as it is loaded; what it imports is not noted, but for what is loaded with it first. */
export async function recordMade(root: string, file: string): Promise<Expression[]> {
  const recorded: Expression[] = [];
  const own = globalThis.RegExp;
  const note = (made: RegExp) => recorded.push({ source: made.source, flags: made.flags, at: file });
  globalThis.RegExp = new Proxy(own, {
    construct(target, args: [string, string?]) {
      const made = new target(...args);
      note(made);
      return made;
    },
  });
  try {
    await import(pathToFileURL(join(root, file)).href);
  } finally {
    globalThis.RegExp = own;
  }
  return recorded;
}

export const readSource = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');
