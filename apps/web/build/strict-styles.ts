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
 * `style-src 'self'` forbids <style> elements. src/styles contains the rules of sonner and of Radix's select instead,
 * and the scroll lock of dialogs uses a constructed style sheet. The build fails if a library no longer has the
 * expected code, so that an update cannot bring back a violation unnoticed.
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
