// Without zod, so that a page that lists steps need not load it.
import { createNumbering } from './numbered-names.options.ts';
import {
  describeFailure,
  listFailures,
  traceSources,
  type FlowFile,
  type FlowStep,
  type StepFailure,
} from './recipe.failures.options.ts';
import { type NamePlace, nameStepResult, placeName } from './recipe.names.options.ts';
import {
  type FileKind,
  findCountProblem,
  findIdleProblem,
  findOrderProblem,
  type FlowPlace,
  joinsAll,
  locks,
  madeBy,
  type OrderProblem,
  type Stream,
  signs,
  toolOfStep,
} from './recipe.order.options.ts';
import { countMade, countParts, sumPages } from './recipe.pages.options.ts';
import { protectionMade } from './recipe.protection.options.ts';
import { fateOfSignature } from './tools/document-state.ts';
import { nameSources } from './result-names.options.ts';
import { textMade } from './recipe.text.options.ts';
import { tools } from './tools/index.ts';

export type { FlowFile, FlowStep, StepFailure };

type NamedStep = FlowStep & NamePlace;

export type PlannedStep = {
  /** What the step before hands on to it, if it takes that. */
  fed: Stream | undefined;
  /** Files in and files out; null if it is known only after the work. */
  taken: number | null;
  made: number | null;
  /** The name of its result, if it makes one file and the name is known. */
  result: string | null;
  /** Pages of all files in; null if they are known only after the work. */
  pages: number | null;
  problem: OrderProblem | null;
  failures: StepFailure[];
  /** The step, counted from 1, whose signature it makes invalid. */
  unsigns: number | null;
  /** The signed files whose signature its result has not, and those that it leaves as they are because they are signed. */
  signed: { broken: FlowFile[]; left: FlowFile[] };
};
export type Flow = {
  steps: PlannedStep[];
  /** What is there in the end; `count` is null if it is known only after the work. */
  results: { count: number | null; kinds: FileKind[]; names: string[] };
};

/** Files on their way; null if their number is not known. */
type Way = Stream & { files: FlowFile[] | null };

/**
 * What each step takes and makes, why it cannot follow the one before it, and what the member has in the end. The page,
 * the API and the command line refuse the same recipes by it.
 */
export function planFlow(steps: FlowStep[], place: FlowPlace): Flow {
  const planned: PlannedStep[] = [];
  const results: Way[] = [];
  let before: Way | undefined;
  for (const [index, step] of steps.entries()) {
    const number = index + 1;
    const fed: Way | undefined = step.isFed ? before : undefined;
    const taken = takeIn(step, fed, number);
    const isFeeding = steps[index + 1]?.isFed ?? false;
    const { type, options } = step;
    const failures = (taken.files ?? []).flatMap((file) => listFailures(step, file));
    const named = { ...step, ...placeName(steps, index) };
    const going = withoutFailed(step, taken);
    const made = follow(named, going, { number, place, isFeeding });
    const isLost = (failures.length > 0 && going.count === 0) || isJoinedLater(steps, index, place);
    planned.push({
      fed,
      taken: taken.count,
      made: made.count,
      result: made.files?.length === 1 ? made.files[0]!.name : null,
      pages: taken.files && sumPages(taken.files),
      problem:
        findOrderProblem({ type, options, number }, fed, place) ??
        findCountProblem(type, number, taken.count, place) ??
        findIdleProblem(type, options, number) ??
        (isLost ? describeFailure(type, number, failures) : null),
      failures,
      unsigns: losesSignature(type) ? (fed?.signedBy ?? null) : null,
      signed: sortSigned(type, going.files ?? []),
    });
    if (!isFeeding) results.push(made);
    before = made;
  }
  return { steps: planned, results: sumUp(results) };
}

/** A file that fails does not go on. */
function withoutFailed(step: FlowStep, taken: Way): Way {
  if (!taken.files) return taken;
  const files = taken.files.filter((file) => !listFailures(step, file).length);
  return { ...taken, files, count: files.length };
}

/** A document that lacks one of its parts is not made at all. */
function isJoinedLater(steps: FlowStep[], index: number, place: FlowPlace): boolean {
  const rest = steps.slice(index + 1);
  const end = rest.findIndex(({ isFed }) => !isFed);
  return rest.slice(0, end < 0 ? undefined : end).some(({ type }) => joinsAll(type, place));
}

function takeIn({ files, isFed }: FlowStep, fed: Way | undefined, from: number): Way {
  const own = files ?? (isFed ? [] : null);
  const isKnown = own !== null && fed?.files !== null;
  const all = isKnown ? [...(fed?.files ?? []), ...own] : null;
  const kinds = [...new Set([...(fed?.kinds ?? []), ...(own ?? []).map(({ kind }) => kind)])];
  return { from, files: all, count: all && all.length, kinds, signedBy: fed?.signedBy };
}

function follow(
  step: NamedStep,
  taken: Way,
  at: { number: number; place: FlowPlace; isFeeding: boolean },
): Way {
  const { type, options } = step;
  const made = madeBy(type, options, at);
  const marks = {
    from: at.number,
    lockedBy: locks(type) ? at.number : undefined,
    signedBy: signs(type, options)
      ? at.number
      : keepsSignature(type, made?.kind)
        ? taken.signedBy
        : undefined,
  };
  if (made === null) return { ...taken, ...marks };
  const files = made.isSeveral ? listParts(step, taken) : nameFiles(step, taken, made.kind, at.place);
  return { files, count: files && files.length, kinds: [made.kind], ...marks };
}

/** The parts of each file, if the options say which; their names follow from the work. */
function listParts({ type, options }: FlowStep, { files }: Way): FlowFile[] | null {
  const parts = files?.map((file) => {
    const text = textMade(type, options, 'pdf', [file]);
    const protection = protectionMade(type, 'pdf', [file]);
    const sources = traceSources([file]);
    const counts = countParts(type, options, file);
    return (
      counts && counts.map((pages) => ({ name: null, kind: 'pdf', pages, text, protection, ...sources }))
    );
  }) ?? [null];
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

/** A step that joins makes one file; Word and Excel files are converted one by one. */
function nameFiles(step: NamedStep, { files }: Way, kind: FileKind, place: FlowPlace): FlowFile[] | null {
  const isJoining = joinsAll(step.type, place);
  // Even without knowing of how many.
  if (files === null) return isJoining ? [nameOne(step, [unknown], kind, { place })] : null;
  // A signed file that is left as it is goes on itself.
  const isLeft = (file: FlowFile) => place === 'kept' && file.signed && fateOf(step.type) === 'left';
  if (!isJoining) return files.map((file) => (isLeft(file) ? file : nameOne(step, [file], kind, { place })));
  const singles = place === 'kept' ? files.filter((file) => file.kind === 'office') : [];
  const bound = files.filter((file) => !singles.includes(file));
  // Only the work knows whether its own files or those of the step before come first.
  const isMixed = step.isFed && Boolean(step.files?.length);
  return [
    ...(bound.length ? [nameOne(step, bound, kind, { place, isMixed })] : []),
    ...singles.map((file) => nameOne(step, [file], kind, { place })),
  ];
}

const unknown: FlowFile = { name: null, kind: 'file' };

/** By the names of its files; null where one is not known yet. */
function nameOne(
  step: NamedStep,
  files: FlowFile[],
  kind: FileKind,
  { place, isMixed = false }: { place: FlowPlace; isMixed?: boolean },
): FlowFile {
  const names = isMixed ? [null] : files.map(({ name }) => name);
  const tool = toolOfStep(step.type);
  // A zip of a single file becomes that file.
  const isUnpacked = tool !== null && tools[tool].whenKept !== undefined && tools[tool].contains !== 'pdf';
  const isUnsure = isUnpacked || (tool !== null && tools[tool].namesResult === true);
  const known = names.filter((name) => name !== null);
  const isUnknown = known.length < names.length && typeof step.options.outputName !== 'string';
  const pages = kind === 'pdf' ? countMade(step.type, step.options, files) : null;
  const text = textMade(step.type, step.options, kind, files);
  const protection = protectionMade(step.type, kind, files);
  const source = keepsSignature(step.type, kind) ? files.find((file) => file.signed) : undefined;
  const marks = { signed: source !== undefined, signedAs: source && (source.signedAs ?? source.name) };
  const named = isUnknown || isUnsure ? null : nameStepResult(step, known);
  // In a folder of its own, a result has the name of its one file.
  const result =
    place === 'folder' && named !== null && known.length === 1 ? renameAs(known[0]!, named) : named;
  return { kind, name: result, pages, text, protection, ...marks, ...traceSources(files) };
}

function renameAs(source: string, named: string): string {
  return `${nameSources([source])}${named.slice(named.lastIndexOf('.'))}`;
}

const fateOf = (type: string) => fateOfSignature(toolOfStep(type));

function losesSignature(type: string): boolean {
  return fateOf(type) === 'broken';
}

/** A step that makes no file hands on its own. */
function keepsSignature(type: string, made: FileKind | undefined): boolean {
  return !losesSignature(type) && (made === undefined || made === 'pdf');
}

function sortSigned(type: string, files: FlowFile[]): PlannedStep['signed'] {
  const fate = fateOf(type);
  const signed = files.filter((file) => file.signed);
  return { broken: fate === 'broken' ? signed : [], left: fate === 'left' ? signed : [] };
}

function sumUp(ways: Way[]): Flow['results'] {
  const isOpen = ways.some(({ count }) => count === null);
  const files = ways.flatMap((way) => way.files ?? []);
  return {
    count: isOpen ? null : files.length,
    kinds: [...new Set(ways.flatMap(({ kinds }) => kinds))],
    // As they will be numbered where several have one name.
    names: isOpen ? [] : files.flatMap(({ name }) => name ?? []).map(createNumbering()),
  };
}
