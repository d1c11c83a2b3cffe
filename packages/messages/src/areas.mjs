// Plain JavaScript for the same reason as compile.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { listMessages } from './compile.mjs';

const FOLDER = new URL('../', import.meta.url);

/** Keys of the tools that only their forms use; the others are on every page that names a tool. */
const OF_FORMS = /^shared\.(?:options|hints|units|check)|^(?!shared)[\w-]+\.(?!(?:name|lede|history|verb)$)/u;

/**
 * Areas that are parts of one file. A tool has one file in each language, of which most pages need little.
 *
 * @type {{ [area: string]: { file: string, has: (key: string) => boolean } }}
 */
const PARTS = {
  tools: { file: 'tools', has: (key) => !OF_FORMS.test(key) },
  'tool-options': { file: 'tools', has: (key) => OF_FORMS.test(key) },
};

/** @returns {string[]} */
export function listAreas() {
  const files = readdirSync(new URL('en/', FOLDER)).filter((name) => name.endsWith('.json'));
  const names = files.map((name) => name.slice(0, -'.json'.length));
  return [...new Set([...names, ...Object.keys(PARTS)])].sort();
}

/**
 * @param {string} language
 * @param {string} area
 * @returns {[key: string, message: string][]}
 */
export function readArea(language, area) {
  const { file, has } = PARTS[area] ?? { file: area, has: () => true };
  const tree = JSON.parse(readFileSync(new URL(`${language}/${file}.json`, FOLDER), 'utf8'));
  return listMessages(tree).filter(([key]) => has(key));
}
