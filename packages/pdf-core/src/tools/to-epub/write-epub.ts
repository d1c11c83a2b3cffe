import { createHash } from 'node:crypto';
import { type Part, type ReadDocument, textOfRuns } from '../../reading/document.ts';
import { packParts, XML } from '../../reading/package.ts';
import { namePictures } from '../../reading/picture-files.ts';
import { writeHtml } from '../../reading/write-html.ts';
import { escapeXml } from '../../reading/xml.ts';

const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;
const STYLE = `table{border-collapse:collapse}
th,td{border:1px solid;padding:.2em .4em;text-align:start;vertical-align:top}
img{max-width:100%;height:auto}
.caption,.footnote{font-size:.875em}
`;
/** The time of the last change is asked for, and a document read twice is the same book. */
const MODIFIED = '2000-01-01T00:00:00Z';

type Chapter = { name: string; title: string; parts: Part[] };

/** A book of the third version of EPUB. */
export function writeEpub(document: ReadDocument): Uint8Array {
  const chapters = cutChapters(document);
  const pictures = namePictures(document, 'picture');
  const written = chapters.map(({ name, title, parts }): [string, string] => [
    `book/${name}`,
    writePage(
      title,
      writeHtml(parts, (picture) => pictures.get(picture)?.name),
    ),
  ]);
  const navigation = chapters.map(({ name, title }) => `<li><a href="${name}">${escapeXml(title)}</a></li>`);
  const contents = `<nav epub:type="toc"><ol>${navigation.join('')}</ol></nav>`;
  const files = [...pictures.values()];
  return packParts(
    new Map<string, string | Uint8Array>([
      ['META-INF/container.xml', CONTAINER],
      [
        'book/content.opf',
        writePackage(
          document,
          chapters,
          written,
          files.map(({ name }) => name),
        ),
      ],
      ['book/contents.xhtml', writePage(document.title, contents)],
      ['book/style.css', STYLE],
      ...written,
      ...files.map(({ name, bytes }): [string, Uint8Array] => [`book/${name}`, bytes]),
    ]),
    ['mimetype', 'application/epub+zip'],
  );
}

/** A chapter begins with each heading of the first level; what stands before the first has the name of the book. */
function cutChapters({ parts, title }: ReadDocument): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of parts) {
    const isHead = part.kind === 'heading' && part.level === 1;
    if (isHead || !chapters.length) {
      const name = `chapter-${chapters.length + 1}.xhtml`;
      chapters.push({ name, title: isHead ? textOfRuns(part.runs) : title, parts: [] });
    }
    chapters.at(-1)!.parts.push(part);
  }
  return chapters;
}

function writePage(title: string, body: string): string {
  return `${XML}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops">
<head><title>${escapeXml(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body>
${body}
</body>
</html>
`;
}

/** The contents of the book and their reading order. `und` is an unknown language. */
function writePackage(
  { title }: ReadDocument,
  chapters: Chapter[],
  written: [string, string][],
  pictures: string[],
): string {
  const hash = createHash('sha256');
  for (const [, text] of written) hash.update(text);
  const id = hash.digest('hex').slice(0, 32);
  const kind = (name: string) => (name.endsWith('.png') ? 'image/png' : 'image/jpeg');
  const items = [
    '<item id="contents" href="contents.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...chapters.map(
      ({ name }, at) => `<item id="c${at + 1}" href="${name}" media-type="application/xhtml+xml"/>`,
    ),
    ...pictures.map((name, at) => `<item id="p${at + 1}" href="${name}" media-type="${kind(name)}"/>`),
  ];
  const order = chapters.map((_, at) => `<itemref idref="c${at + 1}"/>`);
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:sheaf:${id}</dc:identifier><dc:title>${escapeXml(title)}</dc:title><dc:language>und</dc:language><meta property="dcterms:modified">${MODIFIED}</meta></metadata><manifest>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`;
}
