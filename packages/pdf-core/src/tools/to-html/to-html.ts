import { onlyInput } from '../../edit/only-input.ts';
import type { PicturePart, ReadDocument } from '../../reading/document.ts';
import { namePictures } from '../../reading/picture-files.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { packFiles, resultOf } from '../../reading/result.ts';
import { type PictureSource, writeHtml } from '../../reading/write-html.ts';
import { escapeXml } from '../../reading/xml.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToHtmlOptions } from './options.ts';

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
table{border-collapse:collapse;margin:1rem 0}
th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}
img{max-width:100%;height:auto}
.caption,.footnote{font-size:.875rem}`;
/** The page runs no script and fetches nothing, whatever the document contains. */
const POLICY = "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'";

/** A document as one page of HTML. */
export const toHtml: Tool<ToHtmlOptions, ReadingReport> = async (inputs, options, context) => {
  const input = onlyInput(inputs);
  const { pages, password, pictures } = options;
  const document = await readDocument(input, { pages, password, pictures: pictures !== 'none' }, context);
  const stem = stemOf(input.name);
  const beside = pictures === 'beside' ? namePictures(document, stem) : new Map<PicturePart, never>();
  const sourceOf: PictureSource = (picture) =>
    pictures === 'beside' ? fileAddress(beside.get(picture)?.name) : dataAddress(picture);
  const bytes = new TextEncoder().encode(writePage(document, sourceOf));
  const files = [{ name: `${stem}.html`, bytes }, ...beside.values()];
  return resultOf(document, packFiles(files, options.outputFormat, `${stem}.zip`));
};

function writePage({ title, parts }: ReadDocument, sourceOf: PictureSource): string {
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${POLICY}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${writeHtml(parts, sourceOf)}
</body>
</html>
`;
}

function fileAddress(name: string | undefined): string | undefined {
  return name && encodeURIComponent(name);
}

function dataAddress({ file }: PicturePart): string | undefined {
  if (!file) return undefined;
  const kind = file.type === 'jpg' ? 'jpeg' : file.type;
  return `data:image/${kind};base64,${Buffer.from(file.bytes).toString('base64')}`;
}
