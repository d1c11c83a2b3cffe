import type { input, output, ZodObject, ZodSafeParseResult, ZodType } from 'zod';
import type { Change } from '../crypt/change.options.ts';
import type { PlainPdfReason } from '../errors.ts';
import type { Tool } from '../tool.ts';
import type { Part } from './notices.ts';
import type { Touch } from './touch.ts';
import type { QuickForm } from './quick-form.ts';

/** `source`: text, Markdown, HTML, a mail message, an EPUB, an SVG, or a document of an office program. */
export type InputKind = 'pdf' | 'image' | 'json' | 'source';

/** How many files a tool takes, and of which kind. */
export type ToolInputs = {
  kind: InputKind;
  min: number;
  max: number;
  /** Also accepts a picture. */
  orImage?: boolean;
  /** Also accepts a `source`. */
  orOffice?: boolean;
  /** Also accepts a `source`, and gets the PDF that `to-pdf` makes of it. */
  orSource?: boolean;
};

/** The features of plans that tools can require. */
export type PlanFeature =
  | 'basic_pdf_tools'
  | 'advanced_pdf_tools'
  | 'custom_watermarks'
  | 'advanced_compression';

export type ToolGroup = 'organize' | 'optimize' | 'convert' | 'edit' | 'forms' | 'security' | 'read';

/** The tool on the command line, where it differs from its id and its options. */
export type CommandLine = {
  /** The command's name, when shorter than the tool's id. */
  name?: string;
  /** Flag -> option (dotted if nested). */
  aliases?: Record<string, string>;
  /**
   * Options that contain a file's bytes in base64, or a list of files with names and bytes: the flag takes the path of a
   * file, of a list once for each.
   */
  fromFile?: string[];
  /** Option -> the switch that it turns on. */
  implies?: Record<string, string>;
  /** Lists whose values may contain commas: each use of the flag is one value. */
  whole?: string[];
  /** Options without a flag. */
  hidden?: string[];
  examples?: string[];
};

/** `scan` is a PDF or a picture, `text` is any file with text. */
export type StepTakes = 'pdf' | 'picture-or-office' | 'scan' | 'text' | 'source';

/** The tool as a step of a batch, where it differs from its id, its inputs and its options. */
export type BatchStep = {
  /** The name of the step, if it is not the id of the tool. */
  type?: string;
  takes?: StepTakes;
  /** The options of the step, if they are not all of the tool's. */
  options?: () => Promise<ZodObject>;
  /**
   * Its options name pages of one document: a batch may contain it, but the builder does not offer it for many files.
   */
  forOne?: true;
  /** Options that are set if a later step uses the results. */
  feeding?: Record<string, unknown>;
  /** Its result opens only with a password. */
  locks?: true;
  /** It takes documents that open only with a password, and its result opens without one. */
  unlocks?: true;
  /** Before other steps it only makes files ready for them, and is not named in the result. */
  prepares?: true;
};

/** As data, so that pages have it too: what is empty, off or 0 does not count. */
export type NeededOptions<Option extends string = string> = {
  of: readonly Option[];
  reason: PlainPdfReason;
  /** Those that are not given are on. */
  areOn?: true;
  /** An empty text is a change: it removes what is there. */
  emptyCounts?: true;
  /** Only with these values of other options, which they have if they are not given. */
  when?: Partial<Record<Option, string | boolean>>;
  /** By itself the tool reports on the document without them. */
  inBatches?: true;
};

/** What the owner of a document can forbid, or that it is not protected at all. */
export type Permission = Change | 'unprotected';

/** The reader of a tool. Tools with the same reader mostly survive the same files. */
export const DOCUMENT_READERS = ['assembly', 'edit', 'pdfium', 'compress', 'crypt', 'bytes'] as const;

/** The complete description of a tool. Engines and schemas are loaded on demand. */
export type ToolRecord<Id extends string, Options extends ZodObject, Report extends ZodType> = {
  id: Id;
  /** One sentence that describes the tool. */
  about: string;
  group: ToolGroup;
  /** The name of a lucide icon, in kebab-case. */
  icon: string;
  inputs: ToolInputs;
  /** Its files may be earlier versions of files. */
  takesVersions?: true;
  /** The output: one file (default), a folder of files, text, or only a report. */
  makes?: 'file' | 'folder' | 'text' | 'report';
  /** Of a tool that makes a folder: what is in it, if all of it is of one kind. */
  contains?: 'pdf' | 'image';
  /** Of a tool that makes a report: the switch with which it also makes a file. Naming a place for the file turns it on. */
  fileOption?: string;
  /**
   * The pages of the result: as many as its file has, as all its files have together, as its option `pages` lists, or in
   * parts as its options for splitting say. Absent: other pages, or known only after the work.
   */
  pages?: 'kept' | 'summed' | 'listed' | 'parted';
  /**
   * What it has to do with the text of documents. `needed`: it refuses one without text. `kept`: of one without text, its
   * result has none either. Absent: its result may have text, of its own or read from pictures.
   */
  text?: 'needed' | 'kept';
  /** Of a tool that keeps text: switches with which its result has text of its own. */
  addsText?: string[];
  /**
   * What the owner of a document must allow: without the owner's password it refuses one that does not. `unprotected`: it
   * refuses any that is protected. Absent: it takes whatever opens.
   */
  needs?: Permission;
  /** Option -> what it needs besides, if that option is given. */
  needsWith?: Record<string, Permission>;
  /** The last word of the result's name: `lease-cropped.pdf`. */
  ending: string;
  /** The extension tells the result from its source: `notes.md` becomes `notes.pdf`, unless a file of that name is there. */
  keepsName?: true;
  /** The name of its file comes from the document, and is kept. */
  namesResult?: true;
  /** The extension of its file, if it is not `pdf`, or `zip` for a folder. */
  extension?: string;
  reader: (typeof DOCUMENT_READERS)[number];
  /** Parts of a document that it removes on purpose. */
  removes?: (options: output<Options>) => Part[];
  /** Its effect on documents with a standard; absent: the result claims none. */
  touches?: (options: output<Options>) => Touch | undefined;
  /** The result cannot be changed afterwards, so its claims of standards are decided before. */
  sealsResult?: true;
  /** What becomes of signatures: they stay valid, also because a signed document is left as it is, or it is refused. Absent: the result has none that is. */
  onSigned?: 'kept' | 'left' | 'refused';
  /** Whether it found nothing to work on: that is told with the message of its report, wherever the result is. */
  foundNothing?: (report: output<Report>, options: output<Options>) => boolean;
  /** It reports on the file as it is: a damaged one is not repaired first. */
  readsAsIs?: true;
  /**
   * Its engine is plain code of this project, which waits for nothing (a file, wasm, a thread): the command line tries it on
   * small documents in its own process.
   */
  isLight?: true;
  /** The options of which one must be given, or the tool has nothing to do. */
  needsOne?: NeededOptions<keyof output<Options> & string>;
  options: () => Promise<Options>;
  report: () => Promise<Report>;
  /** Options with which the tool changes any document: for the description of the API, and for tests. */
  example: input<Options>;
  /** The features that a plan must have. */
  features: PlanFeature[];
  /** Further features that these options need. */
  moreFeatures?: (options: output<Options>) => PlanFeature[];
  /** The few options of the simple form, which is on every plan. */
  quick?: () => Promise<QuickForm<output<Options>>>;
  /** Present: it may be a step of a batch. */
  batch?: BatchStep;
  /** Default options where results are stored as files. */
  whenKept?: Record<string, unknown>;
  /** Options that only code of this project sets: no flag, and no field of a request. */
  internal?: string[];
  /** Used by other tools and pages only, so it has no page. */
  unlisted?: true;
  /** Its name in the history, if not its id. */
  action?: string;
  /** The server has its own calls for it, which count pages: it is not among the plain tools. */
  metered?: boolean;
  /** The limits of one call on a server; one minute and 2 GB by default. `cpuSeconds`: processor time. */
  limits?: { seconds?: number; memoryMb?: number; cpuSeconds?: number };
  commandLine?: CommandLine;
  load: () => Promise<Tool<output<Options>, output<Report>>>;
};

/** A record in the list, with its derived functions. */
export type ListedTool<Id extends string, Options extends ZodObject, Report extends ZodType> = ToolRecord<
  Id,
  Options,
  Report
> & {
  /** Parses options of the tool, with the defaults filled in. */
  check: (given: unknown) => Promise<ZodSafeParseResult<output<Options>>>;
};

export function defineTool<Id extends string, Options extends ZodObject, Report extends ZodType>(
  record: ToolRecord<Id, Options, Report>,
): ListedTool<Id, Options, Report> {
  return { ...record, check: async (given) => (await record.options()).safeParse(given) };
}

export const noInput: ToolInputs = { kind: 'pdf', min: 0, max: 0 };
export const maybePdf: ToolInputs = { kind: 'pdf', min: 0, max: 1 };
export const onePdf: ToolInputs = { kind: 'pdf', min: 1, max: 1 };
export const onePdfOrImage: ToolInputs = { ...onePdf, orImage: true };
export const manyPdfs: ToolInputs = { kind: 'pdf', min: 2, max: Infinity };
export const twoDocuments: ToolInputs = { kind: 'pdf', min: 2, max: 2, orSource: true };
export const oneSource: ToolInputs = { kind: 'source', min: 1, max: 1 };
export const manyImages: ToolInputs = { kind: 'image', min: 1, max: Infinity };

export const basic: PlanFeature[] = ['basic_pdf_tools'];
export const advanced: PlanFeature[] = ['advanced_pdf_tools'];
