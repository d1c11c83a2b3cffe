import type { Plugin } from 'vite';

type Chunk = {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
};

/** Must be among the first bytes of a page. */
const CHARSET = '<meta charset="utf-8" />';
/** A script beside the page's own, of a few lines, which asks for what is seen first. */
export const ASKS_EARLY = 'src/pages/ask-early.ts';
/** In the order in which they are needed, each with what it imports. */
const NEEDED = ['src/pages/begin-document.ts', 'src/pages/preview.tsx'];
/** Most of all scripts, and after what is seen first: a browser asks a host for few things at once. */
const READER = 'src/features/preview/stage/pdf-stage.tsx';

/** The entry page of a document's address: it names the scripts of the viewer, which come beside the first one, and not after it. */
export function documentPage(): Plugin {
  return {
    name: 'sheaf:document-page',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const named = new Set<string>();
        const name = (fileName: string): string[] => {
          const chunk = byName.get(fileName);
          if (!chunk || named.has(fileName)) return [];
          named.add(fileName);
          return [fileName, ...chunk.imports.flatMap(name)];
        };
        const find = (module: string): string =>
          chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))?.fileName ??
          this.error(`${module} is no script of its own`);
        const link = (more: string) => (file: string) =>
          `<link rel="modulepreload" crossorigin${more} href="/${file}">`;
        const [early, ...imports] = name(find(ASKS_EARLY));
        const first = [
          `<script type="module" async crossorigin fetchpriority="high" src="/${early}"></script>`,
          ...imports.map(link(' fetchpriority="high"')),
        ];
        for (const { fileName, isEntry } of chunks) if (isEntry) name(fileName);
        const links = [
          ...NEEDED.flatMap((module) => name(find(module))).map(link('')),
          ...name(find(READER)).map(link(' fetchpriority="low"')),
        ];
        const source = String(page.source)
          .replace(CHARSET, [CHARSET, ...first].join('\n    '))
          .replace('</head>', `${links.join('\n    ')}\n  </head>`);
        this.emitFile({ type: 'asset', fileName: 'document.html', source });
      },
    },
  };
}
