import type { input, output, ZodObject, ZodSafeParseResult, ZodType } from 'zod';
import type { Tool } from '../tool.ts';
import type { Part } from './notices.ts';
import type { Touch } from './touch.ts';
import type { QuickForm } from './quick-form.ts';

export type InputKind = 'pdf' | 'image' | 'json';

/** How many files a tool takes, and of which kind. */
export type ToolInputs = {
  kind: InputKind;
  min: number;
  max: number;
  /** A picture will do as well. */
  orImage?: boolean;
  /** A Word or Excel file will do as well. */
  orOffice?: boolean;
};

/** What a plan may have or lack, as far as tools ask for it. */
export type PlanFeature =
  | 'basic_pdf_tools'
  | 'advanced_pdf_tools'
  | 'custom_watermarks'
  | 'advanced_compression';

export type ToolGroup = 'organize' | 'optimize' | 'convert' | 'edit' | 'forms' | 'security' | 'read';

/** How a tool looks on the command line, where that is more than its id and its options. */
export type CommandLine = {
  /** The command's name, when shorter than the tool's id. */
  name?: string;
  /** Flag -> option (dotted when nested). */
  aliases?: Record<string, string>;
  /** Options that hold a file's bytes in base64: the flag takes the file. */
  fromFile?: string[];
  /** Option -> the switch that it turns on. */
  implies?: Record<string, string>;
  /** Options that make no sense here. */
  hidden?: string[];
  examples?: string[];
};

/** `scan` is a PDF or a picture, `text` whatever has words. */
export type StepTakes = 'pdf' | 'picture-or-office' | 'scan' | 'text';

/** A tool as a step of a batch, where that is more than its id, its inputs and its options. */
export type BatchStep = {
  /** The step's name, when it is not the tool's id. */
  type?: string;
  takes?: StepTakes;
  /** The options of the step, when they are not all of the tool's. */
  options?: () => Promise<ZodObject>;
  /** Its options name the pages of one document: a batch may bring it along, and nobody builds it for many. */
  forOne?: true;
  /** What is set when a later step takes up the results. */
  feeding?: Record<string, unknown>;
};

/** What a tool reads documents with: what one tool of a reader survives of a file, the others do too, mostly. */
export const DOCUMENT_READERS = ['assembly', 'edit', 'pdfium', 'compress', 'crypt', 'bytes'] as const;

/** A tool: all that is known of it anywhere. Engines and schemas stay unread until somebody asks for them. */
export type ToolRecord<Id extends string, Options extends ZodObject, Report extends ZodType> = {
  id: Id;
  /** One sentence for whoever looks for a tool. */
  about: string;
  group: ToolGroup;
  /** A lucide icon, by its name in kebab-case. */
  icon: string;
  inputs: ToolInputs;
  /** What comes out: one file (absent), many files, text for a reader, or only a report. */
  makes?: 'file' | 'folder' | 'text' | 'report';
  /** The word that a result's name ends in: `lease-cropped.pdf`. */
  ending: string;
  /** How the name of its file goes on after the dot, where that is not `pdf`, or `zip` of a folder. */
  extension?: string;
  reader: (typeof DOCUMENT_READERS)[number];
  /** Parts that a document loses because it was asked to. */
  removes?: (options: output<Options>) => Part[];
  /** What it does to documents that follow a standard; absent: no such document is one of them afterwards. */
  touches?: (options: output<Options>) => Touch;
  /** The result cannot be added to: what it says of standards is decided before. */
  sealsResult?: true;
  /** What becomes of signatures: they stay valid, or a signed document is refused. Absent: the result has none that is. */
  onSigned?: 'kept' | 'refused';
  /** It tells of the file as it is, damage included: a damaged one is not repaired before. */
  readsAsIs?: true;
  options: () => Promise<Options>;
  report: () => Promise<Report>;
  /** Options with which the tool does something to any document: for the API's description, and for tests. */
  example: input<Options>;
  /** What a plan must have. */
  features: PlanFeature[];
  /** What it must have beside them, for these options. */
  moreFeatures?: (options: output<Options>) => PlanFeature[];
  /** The few options of the simple form; on every plan. */
  quick?: () => Promise<QuickForm<output<Options>>>;
  /** Present: it may be a step of a batch. */
  batch?: BatchStep;
  /** What is set where results are kept as files and nobody says otherwise. */
  whenKept?: Record<string, unknown>;
  /** Options that only programs of this project set: no flag, and no field of a request. */
  internal?: string[];
  /** What other tools and pages ask: nobody looks for it by its name, so that it has no page. */
  unlisted?: true;
  /** How the history calls it, when not by its id. */
  action?: string;
  /** The server has calls of its own for it, which count pages: it is not among its plain tools. */
  metered?: boolean;
  /** The most that one call may take on a server; a minute and 2 GB when absent. `cpuSeconds`: of the processor's work. */
  limits?: { seconds?: number; memoryMb?: number; cpuSeconds?: number };
  commandLine?: CommandLine;
  load: () => Promise<Tool<output<Options>, output<Report>>>;
};

/** A record as it is listed, with what follows from it. */
export type ListedTool<Id extends string, Options extends ZodObject, Report extends ZodType> = ToolRecord<
  Id,
  Options,
  Report
> & {
  /** Whether these are options of the tool: read, with the defaults filled in. */
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
export const manyImages: ToolInputs = { kind: 'image', min: 1, max: Infinity };

export const basic: PlanFeature[] = ['basic_pdf_tools'];
export const advanced: PlanFeature[] = ['advanced_pdf_tools'];
