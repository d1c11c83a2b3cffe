import type { Part, ReadDocument } from '../../reading/document.ts';
import { familyOf } from '../../reading/font-name.ts';
import {
  makeLinks,
  packParts,
  type Relation,
  writeRelations,
  writeTypes,
  XML,
} from '../../reading/package.ts';
import { namePictures } from '../../reading/picture-files.ts';
import { escapeXml } from '../../reading/xml.ts';
import { LAYOUT, MASTER, NAMES, writeTheme, writeTree } from './theme.ts';
import { writeShape } from './write-shapes.ts';

const KIND = 'application/vnd.openxmlformats-officedocument.presentationml';
const EMU = 12_700;
/** What a slide may measure at least and at most, in points. */
const [SMALLEST, LARGEST] = [72, 4032];

/** A presentation of the pages that were read. All slides have the size of the first page, as the format wants it. */
export function writePptx(document: ReadDocument): Uint8Array {
  const { parts, pages, font } = document;
  const pictures = namePictures(document, 'picture');
  const byPage = Map.groupBy(parts, ({ page }) => page);
  const slides = pages.map((_, page) => {
    const relations: Relation[] = [
      { id: 'layout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
    ];
    const linkOf = makeLinks(relations);
    const shapes = (byPage.get(page) ?? []).map((part: Part, at) => {
      const file = part.kind === 'picture' ? pictures.get(part) : undefined;
      const id = `picture${at}`;
      if (file) relations.push({ id, type: 'image', target: `../media/${file.name}` });
      return writeShape(part, at + 2, file && id, linkOf);
    });
    const text = `${XML}<p:sld ${NAMES}>${writeTree(shapes.join(''))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
    return { text, relations: writeRelations(relations) };
  });
  const names = slides.map((_, at) => `slides/slide${at + 1}.xml`);
  const written = new Map<string, string | Uint8Array>([
    [
      '[Content_Types].xml',
      writeTypes([
        ['ppt/presentation.xml', `${KIND}.presentation.main+xml`],
        ['ppt/slideMasters/slideMaster1.xml', `${KIND}.slideMaster+xml`],
        ['ppt/slideLayouts/slideLayout1.xml', `${KIND}.slideLayout+xml`],
        ['ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
        ...names.map((name): [string, string] => [`ppt/${name}`, `${KIND}.slide+xml`]),
      ]),
    ],
    ['_rels/.rels', writeRelations([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }])],
    ['ppt/presentation.xml', writePresentation(pages[0]!, names.length)],
    [
      'ppt/_rels/presentation.xml.rels',
      writeRelations([
        { id: 'master', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
        ...names.map((target, at) => ({ id: `slide${at + 1}`, type: 'slide', target })),
      ]),
    ],
    ['ppt/slideMasters/slideMaster1.xml', MASTER],
    [
      'ppt/slideMasters/_rels/slideMaster1.xml.rels',
      writeRelations([
        { id: 'layout', type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' },
        { id: 'theme', type: 'theme', target: '../theme/theme1.xml' },
      ]),
    ],
    ['ppt/slideLayouts/slideLayout1.xml', LAYOUT],
    [
      'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
      writeRelations([{ id: 'master', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' }]),
    ],
    ['ppt/theme/theme1.xml', writeTheme(escapeXml(familyOf(font.name)))],
  ]);
  for (const [at, { text, relations }] of slides.entries()) {
    written.set(`ppt/${names[at]!}`, text);
    written.set(`ppt/slides/_rels/slide${at + 1}.xml.rels`, relations);
  }
  for (const { name, bytes } of pictures.values()) written.set(`ppt/media/${name}`, bytes);
  return packParts(written);
}

function writePresentation({ width, height }: { width: number; height: number }, count: number): string {
  const size = (points: number) => Math.round(Math.min(LARGEST, Math.max(SMALLEST, points)) * EMU);
  const slides = Array.from(
    { length: count },
    (_, at) => `<p:sldId id="${256 + at}" r:id="slide${at + 1}"/>`,
  );
  return `${XML}<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst><p:sldIdLst>${slides.join('')}</p:sldIdLst><p:sldSz cx="${size(width)}" cy="${size(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
}
