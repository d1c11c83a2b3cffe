import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A library that writes a <style> element at run time, and the code that does so. */
const styleWriters = [
  {
    module: /node_modules\/sonner\/dist\/index\.mjs(?:\?|$)/,
    pattern: /^__insertCSS\(.*\);$/m,
    instead: '',
  },
  {
    module: /node_modules\/@radix-ui\/react-select\/dist\/index\.mjs(?:\?|$)/,
    pattern:
      /\/\* @__PURE__ \*\/ jsx\(\s*"style",\s*\{\s*dangerouslySetInnerHTML: \{[^}]*`[^`]*`\s*\},\s*nonce\s*\}\s*\),/,
    instead: '',
  },
];

/**
 * `style-src 'self'` forbids <style> elements. The rules of sonner and of Radix's select stand in src/styles instead,
 * and the scroll lock of dialogs uses a constructed style sheet. The build fails when a library no longer looks as
 * expected, so that an update cannot bring a violation back unseen.
 */
export function strictStyles(): Plugin {
  const singleton = fileURLToPath(new URL('../src/lib/page/style-singleton.ts', import.meta.url));
  return {
    name: 'sheaf:strict-styles',
    enforce: 'pre',
    config: () => ({ resolve: { alias: { 'react-style-singleton': singleton } } }),
    transform(code, id) {
      const writer = styleWriters.find(({ module }) => module.test(id));
      if (!writer) return null;
      if (!writer.pattern.test(code)) this.error(`${id} no longer writes its styles as expected`);
      return { code: code.replace(writer.pattern, writer.instead), map: null };
    },
  };
}
