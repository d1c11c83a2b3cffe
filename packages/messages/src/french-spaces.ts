// Run as a program, it writes the spaces of French punctuation into fr/*.json.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../fr/', import.meta.url);

/** What a sign may follow; a list of bare signs, such as "- $ : / + %", keeps its plain spaces. */
const AFTER = '(?<=[\\p{L}\\p{N}»)}\\]*`’…%])';
const NARROW = new RegExp(`${AFTER}[ \\u00a0](?=[;?!%])`, 'gu');
const WIDE = new RegExp(`${AFTER}[ \\u202f](?=[:»])`, 'gu');
const OPENING = /«[ \u202f]/gu;
const UNIT = /(?<=[\d}])[ \u202f](?=(?:[KMG]o|ppp|\$|€)(?![\p{L}\d]))/gu;

/** No line breaks before a sign, within quotation marks, or between a number and its unit. */
export const frenchSpaces = (text: string) =>
  text
    .replaceAll(NARROW, '\u202f')
    .replaceAll(WIDE, '\u00a0')
    .replaceAll(OPENING, '«\u00a0')
    .replaceAll(UNIT, '\u00a0');

function writeAll() {
  for (const name of readdirSync(FOLDER)) {
    const file = new URL(name, FOLDER);
    const source = readFileSync(file, 'utf8');
    const tree = JSON.parse(source, (_, value) => (typeof value === 'string' ? frenchSpaces(value) : value));
    const written = `${JSON.stringify(tree, null, 2)}\n`;
    if (written !== source) writeFileSync(file, written);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeAll();
