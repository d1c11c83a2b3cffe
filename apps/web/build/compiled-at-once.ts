import type { Plugin } from 'vite';

/** Most functions of these scripts run before a member's first page is seen. */
const AT_START = new Set(['main', 'entrance', 'member', 'dashboard']);
// https://v8.dev/blog/explicit-compile-hints
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Browsers that know the hint compile them beside the page, while they arrive; others compile each function when it is first called, and the page waits. */
export function compiledAtOnce(): Plugin {
  return {
    name: 'sheaf:compiled-at-once',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && AT_START.has(file.name)) file.code = HINT + file.code;
      },
    },
  };
}
