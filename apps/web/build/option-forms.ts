import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/**
 * Evaluates each `*.form.ts` against the schemas of the tools at build time, so that a page has bounds and choices
 * without zod. The dev server and tests run these files directly.
 */
export function optionForms(): Plugin {
  return {
    name: 'sheaf:option-forms',
    apply: 'build',
    load: { filter: { id: /\.form\.ts$/u }, handler: writeForm },
  };
}

/** The same exports, as JSON. */
export async function writeForm(path: string): Promise<string> {
  const exported: Record<string, unknown> = await import(pathToFileURL(path).href);
  const lines = Object.entries(exported).map(([name, value]) => {
    const json = JSON.stringify(value) ?? 'undefined';
    if (json === 'undefined' || !isDeepStrictEqual(JSON.parse(json), value))
      throw new Error(`${path}: ${name} cannot be written as JSON`);
    return `export const ${name} = ${json};\n`;
  });
  return lines.join('');
}
