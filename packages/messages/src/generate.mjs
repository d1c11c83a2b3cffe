// Writes src/generated.ts: every key of every area with the parameters that English asks for.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listAreas, readArea } from './areas.mjs';
import { listParameters } from './parameters.mjs';

const GENERATED = new URL('./generated.ts', import.meta.url);

export function generateTypes() {
  const types = listAreas().map(areaType);
  const source = `// Made from en/*.json by src/generate.mjs; not edited, not kept in git.\nexport type Messages = {\n${types.join('')}};\n`;
  if (existsSync(GENERATED) && readFileSync(GENERATED, 'utf8') === source) return;
  writeFileSync(GENERATED, source);
}

/** @param {string} area */
function areaType(area) {
  const keys = readArea('en', area).map(
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
