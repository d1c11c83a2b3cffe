import { XML } from '../../reading/package.ts';

/** The namespaces of a presentation. */
export const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';

const COLORS = Object.entries({
  dk1: '000000',
  lt1: 'FFFFFF',
  dk2: '1F2937',
  lt2: 'F3F4F6',
  accent1: '2563EB',
  accent2: '059669',
  accent3: 'D97706',
  accent4: 'DC2626',
  accent5: '7C3AED',
  accent6: '0891B2',
  hlink: '2563EB',
  folHlink: '7C3AED',
}).map(([name, color]) => `<a:${name}><a:srgbClr val="${color}"/></a:${name}>`);
const FILL = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const LINE = `<a:ln w="9525">${FILL}</a:ln>`;
const EFFECT = '<a:effectStyle><a:effectLst/></a:effectStyle>';

/** Colours and fonts that new slides of the presentation have. */
export function writeTheme(family: string): string {
  const font = (name: string) =>
    `<a:${name}><a:latin typeface="${family}"/><a:ea typeface=""/><a:cs typeface=""/></a:${name}>`;
  return `${XML}<a:theme ${NAMES} name="Plain"><a:themeElements><a:clrScheme name="Plain">${COLORS.join('')}</a:clrScheme><a:fontScheme name="Plain">${font('majorFont')}${font('minorFont')}</a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>${FILL.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${LINE.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${EFFECT.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${FILL.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

const TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

/** What stands on a slide, on a layout or on a master. */
export function writeTree(shapes: string): string {
  return `<p:cSld><p:spTree>${TREE}${shapes}</p:spTree></p:cSld>`;
}

export const MASTER = `${XML}<p:sldMaster ${NAMES}>${writeTree('')}<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="layout"/></p:sldLayoutIdLst></p:sldMaster>`;
export const LAYOUT = `${XML}<p:sldLayout ${NAMES} type="blank">${writeTree('')}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
