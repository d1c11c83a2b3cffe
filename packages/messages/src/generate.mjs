// Writes src/generated.ts: every key of every area with the parameters that English asks for.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listMessages } from './compile.mjs';
import { listParameters } from './parameters.mjs';

const ENGLISH = new URL('../en/', import.meta.url);
const GENERATED = new URL('./generated.ts', import.meta.url);

export function generateTypes() {
  const areas = readdirSync(ENGLISH).filter((file) => file.endsWith('.json'));
  const types = areas.sort().map((file) => areaType(file.slice(0, -'.json'.length)));
  const source = `// Made from en/*.json by src/generate.mjs; not edited, not kept in git.\nexport type Messages = {\n${types.join('')}};\n`;
  if (existsSync(GENERATED) && readFileSync(GENERATED, 'utf8') === source) return;
  writeFileSync(GENERATED, source);
}

/** @param {string} area */
function areaType(area) {
  const tree = JSON.parse(readFileSync(new URL(`${area}.json`, ENGLISH), 'utf8'));
  const keys = listMessages(tree).map(
    ([key, message]) => `    ${JSON.stringify(key)}: ${parametersType(message)};\n`,
  );
  return `  ${JSON.stringify(area)}: {\n${keys.join('')}  };\n`;
}

/** @param {string} message */
function parametersType(message) {
  const parameters = [...listParameters(message)].map(([name, type]) => `${name}: ${type}`);
  return parameters.length ? `{ ${parameters.join('; ')} }` : 'null';
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateTypes();
