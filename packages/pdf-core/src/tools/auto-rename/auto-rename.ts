import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { documentInfo } from '../../pdf/info.ts';
import { findTitle, readDocument } from '../../reading/read-document.ts';
import { openInput } from '../../recover/open-input.ts';
import type { DocumentFile, Tool, ToolContext } from '../../tool.ts';
import { safeStem, stemOf } from '../split/part-names.ts';
import type { AutoRenameOptions } from './options.ts';
import type { AutoRenameReport } from './report.ts';

type Source = Exclude<AutoRenameReport['from'], 'none'>;

/** The bytes stay as they are, so that signatures and claims do too. */
export const autoRename: Tool<AutoRenameOptions, AutoRenameReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  const order: Source[] =
    options.prefer === 'heading' ? ['heading', 'properties'] : ['properties', 'heading'];
  for (const from of order) {
    const title = await (from === 'heading' ? readHeading(file, options, context) : readTitle(file, options));
    const stem = safeStem(title ?? '');
    if (stem) return named(file, stem, from);
  }
  return named(file, stemOf(file.name), 'none');
};

function named(file: DocumentFile, stem: string, from: AutoRenameReport['from']) {
  const name = `${stem}.pdf`;
  return { files: [{ name, bytes: file.bytes }], report: { name, from } };
}

/** The highest heading of the first page. */
async function readHeading(
  file: DocumentFile,
  { password }: AutoRenameOptions,
  context: ToolContext | undefined,
): Promise<string | undefined> {
  try {
    return findTitle((await readDocument(file, { pages: '1', password }, context)).parts);
  } catch (error) {
    // A scan: its properties may have a title.
    if (error instanceof PdfError && error.reason === 'document_without_text') return undefined;
    throw error;
  }
}

/** What programs write when nobody has given a title. */
const NO_TITLE =
  /^(untitled|document|unbenannt|dokument|sans titre|sin título|presentation|powerpoint presentation)[\s\d]*$/i;

async function readTitle(file: DocumentFile, { password }: AutoRenameOptions): Promise<string | undefined> {
  const { bytes } = openKept(file.bytes, password);
  const { Title = '' } = documentInfo((await openInput({ ...file, bytes })).document);
  const title = Title.replace(/^Microsoft (Word|Excel|PowerPoint) - /, '')
    .replace(/\.(docx?|xlsx?|pptx?|odt|ods|odp|pdf|indd|tex|dvi|ps)$/i, '')
    .trim();
  return NO_TITLE.test(title) ? undefined : title;
}
