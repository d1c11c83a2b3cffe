import {
  catalogOf,
  dictOf,
  everyContainer,
  everyDict,
  lookupDict,
  lookupName,
  resolve,
} from '../compress/model/access.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { pagesOf } from '../compress/model/pages.ts';
import { removeUnknownStreams } from './known-streams.ts';
import { removeAnnotations } from './redact-pages.ts';
import type { RedactionJob } from './redaction-job.ts';
import { isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** What a document has for programs, or to be looked into by others than its readers. */
const CARRIED = (
  'PieceInfo Thumb LastModified AF SpiderInfo Collection XFA Recipients EF RF Alternates OPI Measure PtData ' +
  'RichMediaContent RichMediaSettings 3DD 3DV'
).split(' ');
/** Notes that play or carry something. */
const PLAYERS = new Set('FileAttachment RichMedia Screen Movie Sound 3D TrapNet PrinterMark'.split(' '));
/** Actions that play or open something that is carried, or that say what is sent elsewhere. */
const ACTIONS = new Set(
  (
    'JavaScript Rendition Sound Movie GoToE Launch RichMediaExecute GoTo3DView SubmitForm ImportData Trans ' +
    'SetState'
  ).split(' '),
);
const CATALOG = new Set(
  (
    'Type Version Extensions Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Threads ' +
    'OpenAction AA URI AcroForm Metadata StructTreeRoot MarkInfo Lang OutputIntents OCProperties Requirements NeedsRendering'
  ).split(' '),
);
const PAGE = new Set(
  (
    'Type Parent Kids Count Resources MediaBox CropBox BleedBox TrimBox ArtBox BoxColorInfo Contents Rotate Group B Dur ' +
    'Trans Annots AA Metadata StructParents ID PZ SeparationInfo Tabs TemplateInstantiated PresSteps UserUnit VP OutputIntents'
  ).split(' '),
);
const NAMES = new Set([
  'Dests',
  'AP',
  'Pages',
  'Templates',
  'IDS',
  'URLS',
  'AlternatePresentations',
  'Renditions',
]);

/**
 * Takes out what cannot be looked into: attachments under whatever name, what plays or carries something, scripts, private data of
 * programs, and signatures, which hold no more. Gives how many of them.
 */
export function removeCarried(job: RedactionJob): void {
  const { graph, removed } = job;
  let count = forgetOthers(catalogOf(graph), CATALOG);
  count += forgetOthers(lookupDict(graph, catalogOf(graph), 'Names'), NAMES);
  for (const { dict } of pagesOf(graph)) {
    for (let node: PdfDict | undefined = dict, step = 0; node && step < 64; step++) {
      count += forgetOthers(node, PAGE);
      node = lookupDict(graph, node, 'Parent');
    }
    removeAnnotations(job, dict, (note) => PLAYERS.has(lookupName(graph, note, 'Subtype') ?? ''));
  }
  for (const dict of everyDict(graph)) for (const key of CARRIED) if (dict.delete(key)) count += 1;
  count += removeActions(graph) + removeUnknownStreams(graph);
  removed.carried += count;
  removeSignatures(graph);
}

function forgetOthers(dict: PdfDict | undefined, known: Set<string>): number {
  let count = 0;
  for (const key of dict?.keys() ?? []) if (!known.has(key) && dict?.delete(key)) count += 1;
  return count;
}

/** A script can put a text together that no search finds. */
function removeActions(graph: PdfGraph): number {
  let count = 0;
  const isGone = (value: PdfValue) => {
    const dict = dictOf(resolve(graph, value));
    // A tag names its kind by the same key.
    const isAction = dict && !dict.has('P') && ACTIONS.has(lookupName(graph, dict, 'S') ?? '');
    return isAction || dict?.has('JS') === true;
  };
  for (const container of everyContainer(graph)) {
    if (isDict(container)) {
      for (const [key, value] of container) if (isGone(value) && container.delete(key)) count += 1;
    } else {
      const kept = container.filter((value) => !isGone(value));
      count += container.length - kept.length;
      if (kept.length < container.length) container.splice(0, container.length, ...kept);
    }
  }
  return count;
}

/** A signature over bytes that are not there any more is none. */
function removeSignatures(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  for (const key of ['Perms', 'DSS']) catalog?.delete(key);
  for (const value of graph.objects.values()) {
    if (!isDict(value)) continue;
    const signature = lookupDict(graph, value, 'V');
    if (signature?.has('ByteRange')) value.delete('V');
  }
  lookupDict(graph, catalog, 'AcroForm')?.delete('SigFlags');
}
