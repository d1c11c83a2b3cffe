import { join } from 'node:path';
import { ASKS_EARLY } from './entry-pages.ts';

type Module = {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
  code: string | null;
};
type Graph = { getModuleInfo(id: string): Module | null };

const ROOT = join(import.meta.dirname, '..');
/** Pages, and what stands around them, as a person comes to them: each group is what several of them need and none before. */
const STAGES = {
  early: [ASKS_EARLY],
  main: ['src/main.tsx'],
  landing: ['src/pages/landing.tsx'],
  entrance: ['src/pages/login.tsx', 'src/pages/register.tsx'],
  document: ['src/pages/preview.tsx'],
};
const ASKING_ALONE = ['src/lib/api/ask-at-start.ts', 'src/lib/api/early-answers.ts'].map((path) =>
  join(ROOT, path),
);
const ORDER = [
  'early',
  'main',
  'entrance',
  'document',
  'member',
  'tool-pages',
  'account',
  'dashboard',
  'demo',
];
/** All that a member's first page loads. */
const DASHBOARD = [
  'src/pages/begin-dashboard.ts',
  'src/pages/dashboard.tsx',
  'src/pages/dashboard/overview.tsx',
  'src/app/shell/member-tools.tsx',
  'src/app/shell/quick-tools.tsx',
  'src/app/shell/tray.tsx',
  'src/app/shell/payment-notice.tsx',
  'src/app/newcomer-gate.tsx',
  'src/lib/page/stay-current.ts',
];

/** What they need of the dashboard is theirs too, what only the tools need is the tools', and the rest the dashboard's alone. */
const ACCOUNT_PAGES = ['src/pages/profile.tsx', 'src/pages/billing.tsx'];
/** Above every page of a demo account; its words are too little for a request of their own. */
const DEMO_BAR = ['src/features/demo/demo-bar.tsx'];
const TOOL_PAGES = ['src/pages/tool.tsx', 'src/pages/all-tools.tsx'];
/** What tools fetch when they start is theirs as well. */
const TOOLS = join(ROOT, 'src/features/tools/');
/** Around every page of a member. */
const AROUND = DASHBOARD.filter((path) => !path.startsWith('src/pages/'));

/**
 * Without it each set of pages that share a module would have a script of its own, a hundred and more for one page. A group
 * needs nothing but itself and those before it.
 */
export function scriptGroups() {
  let sets: {
    early: Set<string>;
    main: Set<string>;
    dashboard: Set<string>;
    demo: Set<string>;
    others: [string, Set<string>][];
  };
  const groupOf = (id: string, graph: Graph): string | null => {
    sets ??= readSets(graph);
    if (sets.early.has(id)) return 'early';
    if (sets.main.has(id)) return 'main';
    if (!sets.dashboard.has(id)) return sets.demo.has(id) ? 'demo' : null;
    const before = sets.others.find(([, set]) => set.has(id))?.[0];
    return before ?? 'dashboard';
  };
  return ORDER.map((name, place) => ({
    name: (id: string, graph: Graph) => (groupOf(id, graph) === name ? name : null),
    priority: ORDER.length - place,
  }));
}

function readSets(graph: Graph) {
  const closure = (paths: string[], fetching = '') => {
    const found = new Set<string>();
    const entries = paths.map((path) => join(ROOT, path));
    const add = (id: string) => {
      if (found.has(id)) return;
      found.add(id);
      const isFetching = fetching !== '' && id.startsWith(fetching);
      const fetched = isFetching ? (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) : [];
      for (const imported of [...importsOf(id, graph), ...fetched]) add(imported);
    };
    for (const id of entries) add(id);
    return { found, entries };
  };
  // What starts by itself stays a script of its own.
  const beside = (paths: string[]) => {
    const { found, entries } = closure(paths);
    return found.difference(new Set(entries));
  };
  const account = closure(ACCOUNT_PAGES).found;
  const tools = closure(TOOL_PAGES, TOOLS).found;
  return {
    // What the pages do not need stays with the script that asks.
    early: beside(STAGES.early).difference(new Set(ASKING_ALONE)),
    main: beside(STAGES.main),
    dashboard: closure(DASHBOARD).found,
    demo: closure(DEMO_BAR).found,
    others: Object.entries({
      // What a visitor's first page shares with the pages of members is too little for a request of its own.
      main: closure(STAGES.landing).found,
      entrance: closure(STAGES.entrance).found,
      document: closure(STAGES.document).found,
      // Neither the account's pages nor those of tools load all that the others show.
      member: closure(AROUND).found.union(account.intersection(tools)),
      'tool-pages': tools,
      account,
    }),
  };
}

/** Names of icons and parts that stand in one index each, of which a module takes a few. */
const INDEXES = [
  {
    from: 'lucide-react',
    index: /\/lucide-react\/dist\/esm\/lucide-react\.\w+$/u,
    part: /\/([\w-]+)\.\w+$/u,
  },
  { from: 'radix-ui', index: /\/radix-ui\/dist\/index\.\w+$/u, part: /\/react-([\w-]+)\/dist\//u },
];

function importsOf(id: string, graph: Graph): string[] {
  const module = graph.getModuleInfo(id);
  return (module?.importedIds ?? []).flatMap((imported) => {
    const known = INDEXES.find(({ index }) => index.test(imported));
    if (!known) return [imported];
    const taken = namesTaken(module?.code ?? '', known.from);
    const parts = graph.getModuleInfo(imported)?.importedIds ?? [];
    return parts.filter((part) => taken.has(known.part.exec(part)?.[1] ?? ''));
  });
}

function namesTaken(code: string, from: string): Set<string> {
  const lists = code.matchAll(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${from}["']`, 'gu'));
  const names = Array.from(lists, ([, list = '']) => list.split(',')).flat();
  return new Set(names.map((name) => kebab(name.trim().split(/\s+as\s+/u)[0] ?? '')));
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, '-').toLowerCase();
}
