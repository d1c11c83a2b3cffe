import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { type Expression, readExpressions, readSource, recordMade } from './read-expressions.ts';
import { listSourceFiles } from './source-files.ts';

/** Code that sees documents, names or queries on the server or in its tools. */
const SEES_INPUT = /^(?:packages\/(?:api|db|messages|passages|pdf-core)|apps\/server)\/src\/.*\.ts$/;
const NOT_SHIPPED = /\.(?:test|samples?|stand)\.ts$|\/(?:testing|hostile|fixtures)\//;
/** Most are judged in milliseconds; the rest is for a machine that is busy. */
const DEADLINE_MS = 60_000;
const DEADLINE_OF_BOUNDED_MS = 10_000;
const PASSED = 'scripts/checks/expressions-passed.txt';

/** Regular expressions whose time grows faster than what they are given, as recheck finds them by automata and by trying. */
export async function checkExpressions(root: string): Promise<string[]> {
  const complaints: string[] = [];
  const expressions: Expression[] = [];
  for (const file of listSourceFiles(root).filter(
    (path) => SEES_INPUT.test(path) && !NOT_SHIPPED.test(path),
  )) {
    const read = readExpressions(file, readSource(root, file));
    complaints.push(...read.complaints);
    expressions.push(...read.literals);
    if (read.madeAtLoad) expressions.push(...(await recordMade(root, file)));
  }
  return [...complaints, ...judgeExpressions(root, expressions)];
}

/** What has passed is kept with the sources by its hash: judging all of them takes minutes, and a run after that a moment. */
function judgeExpressions(root: string, expressions: Expression[]): string[] {
  const path = join(root, PASSED);
  const before = readFileSync(path, 'utf8');
  const known = new Set(before.split('\n'));
  const passed = new Set<string>();
  const verdicts = new Map<string, string>();
  const complaints = expressions.flatMap(({ source, flags, at }) => {
    const key = createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 32);
    const verdict = known.has(key) ? 'safe' : (verdicts.get(key) ?? judgeExpression(source, flags));
    verdicts.set(key, verdict);
    if (verdict === 'safe') passed.add(key);
    return verdict === 'safe' ? [] : [`${at}: /${source}/${flags} is not linear: ${verdict}`];
  });
  const after = `${[...passed].sort().join('\n')}\n`;
  if (after !== before) writeFileSync(path, after);
  return complaints;
}

/**
 * By the part of recheck that is plain JavaScript: no Java, no program of a platform, and chance with a seed. Where every
 * repetition has an end, a match reaches so far and no further: only an exponential cost within that reach is refused, since
 * what is tried counts steps and cannot tell a large factor from growth.
 */
export function judgeExpression(source: string, flags: string): string {
  process.env['RECHECK_BACKEND'] = 'pure';
  const isBounded = !hasEndlessRepetition(source);
  const timeout = isBounded ? DEADLINE_OF_BOUNDED_MS : DEADLINE_MS;
  const verdict = checkSync(source, flags, { timeout });
  if (verdict.status === 'safe') return 'safe';
  const isExponential = verdict.status === 'vulnerable' && verdict.complexity.type === 'exponential';
  if (isBounded && !isExponential) return 'safe';
  // What looks around is only tried, in steps of an engine that is not V8: a polynomial found so is no proof of one.
  if (verdict.checker === 'fuzz' && !isExponential) return 'safe';
  // No verdict in time, as on a busy machine, is no complaint.
  if (verdict.status === 'unknown') return 'safe';
  return `${verdict.complexity.summary}, as on ${verdict.attack.pattern.slice(0, 100)}`;
}

/** Repetition without an end: `*`, `+` or `{2,}` outside of brackets. */
export function hasEndlessRepetition(source: string): boolean {
  const plain = source.replace(/\\[^]/g, 'x').replace(/\[\^?[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(plain);
}
