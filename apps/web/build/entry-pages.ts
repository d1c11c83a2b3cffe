import type { Plugin } from 'vite';

type Chunk = {
  type: 'chunk';
  fileName: string;
  moduleIds: string[];
  isEntry: boolean;
  imports: string[];
};

/** Must be among the first bytes of a page. */
const CHARSET = '<meta charset="utf-8" />';

interface EntryPage {
  fileName: string;
  /** In the order in which they are needed, each with what it imports. */
  needed: string[];
  /** After what is seen first: a browser asks a host for few things at once. */
  later: string[];
  /** Seen until the page is drawn: the bar that is above it. */
  sight: string;
}

const ROOT = '<div id="root"></div>';
const BAR = '<div class="h-14 border-b bg-surface"></div>';

const PAGES: EntryPage[] = [
  {
    fileName: 'document.html',
    needed: ['src/pages/begin-document.ts', 'src/pages/preview.tsx'],
    // Most of all its scripts.
    later: ['src/features/preview/stage/pdf-stage.tsx'],
    sight: '',
  },
  {
    fileName: 'dashboard.html',
    needed: ['src/pages/begin-dashboard.ts', 'src/pages/dashboard.tsx'],
    later: [],
    sight: BAR,
  },
];

/** A script beside the page's own, of a few lines, which asks for what is seen first. */
export const ASKS_EARLY = 'src/pages/ask-early.ts';

/** Entry pages of addresses that are opened most: they name the scripts of these pages, which come beside the first one, and not after it. */
export function entryPages(): Plugin {
  return {
    name: 'sheaf:entry-pages',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as Chunk[];
        const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const find = (module: string): string =>
          chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))?.fileName ??
          this.error(`${module} is in no script`);
        const link = (more: string) => (file: string) =>
          `<link rel="modulepreload" crossorigin${more} href="/${file}">`;
        for (const { fileName: entry, needed, later, sight } of PAGES) {
          const named = new Set<string>();
          const name = (fileName: string): string[] => {
            const chunk = byName.get(fileName);
            if (!chunk || named.has(fileName)) return [];
            named.add(fileName);
            return [fileName, ...chunk.imports.flatMap(name)];
          };
          const [early, ...imports] = name(find(ASKS_EARLY));
          const first = [
            `<script type="module" async crossorigin fetchpriority="high" src="/${early}"></script>`,
            ...imports.map(link(' fetchpriority="high"')),
          ];
          for (const { fileName, isEntry } of chunks) if (isEntry) name(fileName);
          const links = [
            ...needed.flatMap((module) => name(find(module))).map(link('')),
            ...later.flatMap((module) => name(find(module))).map(link(' fetchpriority="low"')),
          ];
          const source = String(page.source)
            .replace(CHARSET, [CHARSET, ...first].join('\n    '))
            .replace(ROOT, ROOT.replace('></', `>${sight}</`))
            .replace('</head>', `${links.join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: entry, source });
        }
      },
    },
  };
}
