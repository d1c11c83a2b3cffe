import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listSourceFiles } from './source-files.ts';

const LONGEST = 250;
const COUNTED = /\.(ts|tsx|mts|mjs|js|css|sh)$/;
const CODE = /\.(ts|tsx|mts|mjs|js)$/;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const CATCH_ALL = /(^|[./-])(utils?|helpers?|misc|common)(\.[a-z]+|\/)/;
const SET_ASIDE =
  /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|skipIf|runIf|todo|fixme|fails)\b|\bx(?:it|describe)\(/;

/** What DESIGN asks of files and the linter does not see: their length, their names, and tests that do not run. */
export function checkHouseRules(root: string): string[] {
  return listSourceFiles(root)
    .filter((file) => COUNTED.test(file))
    .flatMap((file) => [...checkName(file), ...checkContent(file, readFileSync(join(root, file), 'utf8'))]);
}

function checkName(file: string): string[] {
  const complaints: string[] = [];
  if (!KEBAB_CASE.test(basename(file).replace(/^\./, ''))) complaints.push(`${file}: names are kebab-case`);
  if (CATCH_ALL.test(file))
    complaints.push(`${file}: a name says what a file is for; utils and helpers say nothing`);
  return complaints;
}

function checkContent(file: string, text: string): string[] {
  const complaints: string[] = [];
  const lines = text.split('\n');
  const length = lines.length - (text.endsWith('\n') ? 1 : 0);
  if (length > LONGEST) complaints.push(`${file}: ${length} lines, more than ${LONGEST}; it wants dividing`);
  if (!CODE.test(file)) return complaints;
  lines.forEach((line, index) => {
    const aside = SET_ASIDE.exec(line)?.[0];
    if (aside) complaints.push(`${file}:${index + 1}: ${aside} sets tests aside`);
  });
  return complaints;
}
