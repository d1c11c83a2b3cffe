import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What pages ask of a tool's record; its engine, schemas and command line are asked by the server and the command alone. */
const FIELDS = [
  'id',
  'group',
  'icon',
  'inputs',
  'makes',
  'contains',
  'pages',
  'text',
  'addsText',
  'needsOne',
  'fileOption',
  'whenKept',
  'onSigned',
  'needs',
  'needsWith',
  'ending',
  'keepsName',
  'namesResult',
  'extension',
  'features',
  'batch',
  'unlisted',
  'action',
  'metered',
];

/** The records of tools as pages need them: each names dozens of modules that no page ever loads. */
export function toolRecords(): Plugin {
  return {
    name: 'sheaf:tool-records',
    apply: 'build',
    load: { filter: { id: /\/pdf-core\/src\/tools\/[\w-]+\/tool\.ts$/u }, handler: writeRecords },
  };
}

/** The same exports, without what pages do not ask for. */
export async function writeRecords(path: string): Promise<string> {
  const exported: Record<string, Record<string, unknown>> = await import(pathToFileURL(path).href);
  const lines = Object.entries(exported).map(([name, record]) => {
    const kept = FIELDS.filter((field) => record[field] !== undefined).map(
      (field) => `${field}: ${write(record[field])}`,
    );
    return `export const ${name} = { ${kept.join(', ')} };\n`;
  });
  return lines.join('');
}

/** As JSON, which has no word for a tool that takes any number of files; functions of a batch step stay away. */
function write(value: unknown): string {
  const endless = '__endless__';
  return JSON.stringify(value, (_, part) => (part === Infinity ? endless : part)).replaceAll(
    `"${endless}"`,
    'Infinity',
  );
}
