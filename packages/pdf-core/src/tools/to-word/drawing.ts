import type { PictureFile } from '../../reading/document.ts';
import type { Relation } from '../../reading/package.ts';

const EMU = 12_700;
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';

type Media = { relations: Relation[]; media: Map<string, Uint8Array> };
/** In points. `behind`: at the corner of the page, below its text. */
type Shown = { width: number; height: number; behind?: boolean };

/** A picture in its paragraph, or behind all of its page. */
export function writeDrawing({ relations, media }: Media, file: PictureFile, shown: Shown): string {
  const number = media.size + 1;
  const target = `media/picture${number}.${file.type}`;
  media.set(target, file.bytes);
  relations.push({ id: `picture${number}`, type: 'image', target });
  const size = [shown.width, shown.height].map((side) => Math.round(side * EMU));
  const extent = `cx="${size[0]}" cy="${size[1]}"`;
  const free = 'distT="0" distB="0" distL="0" distR="0"';
  const named = `id="${number}" name="Picture ${number}"`;
  const graphic = `<a:graphic xmlns:a="${DRAWING}/main"><a:graphicData uri="${DRAWING}/picture"><pic:pic xmlns:pic="${DRAWING}/picture"><pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="picture${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic>`;
  const of = `xmlns:wp="${DRAWING}/wordprocessingDrawing" ${free}`;
  if (!shown.behind)
    return `<w:drawing><wp:inline ${of}><wp:extent ${extent}/><wp:docPr ${named}/>${graphic}</wp:inline></w:drawing>`;
  const corner = (way: string) =>
    `<wp:position${way} relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:position${way}>`;
  return `<w:drawing><wp:anchor ${of} simplePos="0" relativeHeight="1" behindDoc="1" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>${corner('H')}${corner('V')}<wp:extent ${extent}/><wp:wrapNone/><wp:docPr ${named}/>${graphic}</wp:anchor></w:drawing>`;
}
