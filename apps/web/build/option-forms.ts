import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';

/**
 * What a `*.form.ts` says is read from the schemas of the tools while the web app is built, so that a page has the bounds
 * and choices without zod. The dev server and tests run these files as they are.
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
