import { toolNames, tools } from '@sheaf/pdf-core/tools';
import type { Plugin } from 'vite';

const NAME = 'virtual:tool-icons';
const RESOLVED = `\0${NAME}`;

/** The icons that the records of tools name, and no others: a page cannot import by a name that it reads. */
export function toolIcons(): Plugin {
  const names = [...new Set(toolNames.map((id) => tools[id].icon))];
  const components = names.map((name) =>
    name.replaceAll(/(?:^|-)(\w)/gu, (_, letter) => letter.toUpperCase()),
  );
  return {
    name: 'sheaf:tool-icons',
    resolveId: { filter: { id: /^virtual:tool-icons$/u }, handler: () => RESOLVED },
    load: {
      filter: { id: /^\0virtual:tool-icons$/u },
      handler: () =>
        [
          `import { ${components.join(', ')} } from 'lucide-react';`,
          `export const icons = { ${names.map((name, at) => `'${name}': ${components[at]}`).join(', ')} };`,
        ].join('\n'),
    },
  };
}
