import { onlyInput } from '../../edit/only-input.ts';
import { namePictures } from '../../reading/picture-files.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { packFiles, resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToMarkdownOptions } from './options.ts';
import { writeMarkdown } from './write-markdown.ts';

/** A document as Markdown, with its pictures beside it where they are wanted. */
export const toMarkdown: Tool<ToMarkdownOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const { pages, password, pictures } = options;
  const document = await readDocument(input, { pages, password, pictures: pictures === 'beside' }, context);
  const stem = stemOf(input.name);
  const beside = namePictures(document, stem);
  const text = writeMarkdown(document.parts, (picture) => beside.get(picture)?.name);
  const files = [{ name: `${stem}.md`, bytes: new TextEncoder().encode(text) }, ...beside.values()];
  return resultOf(document, packFiles(files, options.outputFormat, `${stem}.zip`));
};
