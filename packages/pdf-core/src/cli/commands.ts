import { isToolName, type ToolName, tools } from '../tasks.ts';
import type { ToolInputs } from '../tool-entry.ts';

/** How a tool looks on the command line, where that is more than its name and its options. */
type Look = {
  /** The command's name, when shorter than the tool's. */
  name?: string;
  /** What comes out: one file (default), many into a folder, text for a reader, or only a report. */
  makes?: 'file' | 'folder' | 'text' | 'report';
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

const LOOKS: Record<string, Look> = {
  merge: {
    implies: {
      watermarkOptions: 'addWatermark',
      titlePageContent: 'addTitlePage',
      pageNumberPosition: 'addPageNumbers',
      pageNumberStyle: 'addPageNumbers',
    },
    examples: ['sheaf merge a.pdf b.pdf -o out.pdf', 'sheaf merge *.pdf --add-bookmarks -o book.pdf'],
  },
  split: {
    makes: 'folder',
    examples: [
      'sheaf split in.pdf --pages 1-3,5 -o parts/',
      'sheaf split book.pdf --split-type bookmarks -o parts/',
    ],
  },
  compress: {
    aliases: { level: 'compressionLevel', dpi: 'maxImageDPI' },
    examples: ['sheaf compress in.pdf --level high -o out.pdf'],
  },
  'preview-compression': {
    makes: 'report',
    aliases: { dpi: 'maxImageDPI' },
    // Pictures are for pages that show them.
    hidden: ['compressionLevel', 'page', 'width'],
    examples: ['sheaf preview-compression in.pdf'],
  },
  'images-to-pdf': { name: 'images', examples: ['sheaf images *.jpg -o out.pdf'] },
  // What was read before is known to whoever keeps it, which the command does not.
  ocr: { hidden: ['known'], examples: ['sheaf ocr scan.pdf -o searchable.pdf'] },
  info: { makes: 'report', examples: ['sheaf info in.pdf', 'sheaf info --json in.pdf'] },
  analyze: { makes: 'report', examples: ['sheaf analyze in.pdf'] },
  'form-fields': { makes: 'report', examples: ['sheaf form-fields form.pdf'] },
  signatures: { makes: 'report', examples: ['sheaf signatures signed.pdf'] },
  text: { makes: 'text', examples: ['sheaf text in.pdf', 'sheaf text in.pdf --pages 1-3 -o out.txt'] },
  render: {
    makes: 'folder',
    examples: ['sheaf render in.pdf --dpi 200 -o pages/', 'sheaf render in.pdf --pages 1 -o cover.png'],
  },
  watermark: { examples: ['sheaf watermark in.pdf --text DRAFT -o out.pdf'] },
  organize: { examples: [`sheaf organize in.pdf --pages '[{"page":2},{"page":1,"rotate":90}]' -o out.pdf`] },
  protect: { examples: ['sheaf protect in.pdf --password-file secret.txt -o out.pdf'] },
  unlock: { examples: ['sheaf unlock in.pdf --password-file secret.txt -o out.pdf'] },
  sign: {
    aliases: {
      name: 'signatureData.name',
      reason: 'signatureData.reason',
      location: 'signatureData.location',
      certificate: 'signatureData.certificate',
      passphrase: 'signatureData.passphrase',
      image: 'signatureData.image',
      page: 'signatureData.page',
    },
    fromFile: ['signatureData.certificate', 'signatureData.image'],
    hidden: ['identity'],
    examples: [
      'sheaf sign in.pdf --name "Ada Lovelace" --certificate ada.p12 --passphrase-file pass.txt -o signed.pdf',
    ],
  },
  'create-form': { examples: ['sheaf create-form --options form.json -o form.pdf'] },
  letter: { examples: ['sheaf letter --options letter.json -o letter.pdf'] },
  'fill-form': { examples: ['sheaf fill-form form.pdf --options values.json -o filled.pdf'] },
  annotate: { examples: ['sheaf annotate in.pdf --options notes.json -o out.pdf'] },
};

export type Command = Required<Look> & { tool: ToolName; about: string; inputs: ToolInputs };

export function listCommands(): Command[] {
  return (Object.keys(tools) as ToolName[]).map(describeCommand);
}

/** By the command's name or by the tool's. */
export function findCommand(name: string): Command | undefined {
  const tool = Object.keys(LOOKS).find((key) => LOOKS[key]?.name === name) ?? name;
  return isToolName(tool) ? describeCommand(tool) : undefined;
}

/** Looks of tools that are not there would be promises in the help. */
export function unknownLooks(): string[] {
  return Object.keys(LOOKS).filter((name) => !isToolName(name));
}

function describeCommand(tool: ToolName): Command {
  const { about, inputs } = tools[tool];
  const look = LOOKS[tool] ?? {};
  const none = { makes: 'file' as const, aliases: {}, fromFile: [], implies: {}, examples: [] };
  const hidden = ['outputName', ...(look.hidden ?? [])];
  return { name: tool, ...none, ...look, hidden, tool, about, inputs };
}
