import type { ModulePreloadOptions } from 'vite';

/** What the page itself names is there before any script fetches more: to name it again would cost each of them some hundred bytes. */
export function preloadRest(): ModulePreloadOptions {
  let there = new Set<string>();
  return {
    resolveDependencies(file, needed, { hostType }) {
      if (hostType === 'html') there = new Set([file, ...needed]);
      return hostType === 'html' ? needed : needed.filter((name) => !there.has(name));
    },
  };
}
