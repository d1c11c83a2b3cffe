import { IMPORT_RULES } from './import-rules.ts';
import { readImportEdges, type ImportEdge } from './import-edges.ts';

/** One sentence for each import that breaks a rule, and for each circle of imports. */
export function checkImports(root: string): string[] {
  const edges = readImportEdges(root);
  const broken = edges.flatMap((edge) =>
    IMPORT_RULES.filter((rule) => rule.forbids(edge)).map(
      ({ name, because }) => `${edge.from} imports ${edge.to}: ${name} (${because})`,
    ),
  );
  return [...new Set(broken), ...findCycles(edges)];
}

/** Depth first; a file met again while it is still open closes a circle. Imports of types count: files need each other to be read. */
function findCycles(edges: ImportEdge[]): string[] {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const closed = new Set<string>();
  const open: string[] = [];
  const cycles: string[] = [];

  function visit(file: string): void {
    const start = open.indexOf(file);
    if (start >= 0) cycles.push(`${[...open.slice(start), file].join(' -> ')}: no-cycles`);
    if (start >= 0 || closed.has(file)) return;
    open.push(file);
    for (const { to } of targets.get(file) ?? []) visit(to);
    open.pop();
    closed.add(file);
  }

  for (const file of targets.keys()) visit(file);
  return cycles;
}
