import { type Objects, onePage, pageShowing, stream, writePdf } from './write-pdf.ts';

const DEEP = 100_000;
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';

/** Trees without end, numbers without sense, and what hides behind an innocent page. */
export const structures: Record<string, () => Uint8Array> = {
  'pages that contain themselves': () =>
    writePdf({
      1: CATALOG,
      2: '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
      3: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
    }),
  'parents in a circle': () =>
    writePdf({
      1: CATALOG,
      2: '<< /Type /Pages /Parent 4 0 R /Kids [3 0 R] /Count 1 >>',
      3: '<< /Type /Page /Parent 2 0 R >>',
      4: '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 1 >>',
    }),
  'a tree of pages 20 000 levels deep': deepPages,
  'a billion pages by shared branches': sharedBranches,
  'no pages': () => writePdf({ 1: CATALOG, 2: '<< /Type /Pages /Kids [] /Count 0 >>' }),
  'zero pages said': () => countOf('0'),
  'minus one page said': () => countOf('-1'),
  '2^31 pages said': () => countOf('2147483648'),
  'a count that is no number': () => countOf('(many)'),
  'a root that is a number': () => writePdf({ 1: '42' }),
  'a root that refers to itself': () => writePdf({ 1: '1 0 R' }),
  'an enormous page': () => onePage({}, '/MediaBox [0 0 99999999 99999999]'),
  'a page beyond numbers': () => onePage({}, '/MediaBox [-1e308 -1e308 1e308 1e308] /UserUnit 1e9'),
  'a page of no size': () => onePage({}, '/MediaBox [0 0 0 0]'),
  'a page whose box is words': () => onePage({}, '/MediaBox [(a) /b null 4] /Rotate (left)'),
  'arrays 100 000 deep': () => onePage({ 6: '['.repeat(DEEP) + ']'.repeat(DEEP) }, '/Deep 6 0 R'),
  'arrays that never close': () => onePage({ 6: '['.repeat(DEEP) }, '/Deep 6 0 R'),
  'dictionaries 100 000 deep': () =>
    onePage({ 6: `${'<< /A '.repeat(DEEP)}1${' >>'.repeat(DEEP)}` }, '/Deep 6 0 R'),
  'deep arrays in the content': () => pageShowing(`${'['.repeat(DEEP)} TJ`, ''),
  'an outline in a circle': () =>
    onePage(
      {
        6: '<< /Type /Outlines /First 7 0 R /Last 8 0 R /Count 2 >>',
        7: '<< /Title (a) /Parent 6 0 R /Next 8 0 R /First 7 0 R /Dest [3 0 R /Fit] >>',
        8: '<< /Title (b) /Parent 6 0 R /Next 7 0 R /Prev 7 0 R /First 6 0 R /Dest (self) >>',
      },
      '',
      '/Outlines 6 0 R /PageMode /UseOutlines',
    ),
  'an outline 20 000 levels deep': deepOutline,
  'fields in a circle': () =>
    onePage(
      {
        6: '<< /Fields [7 0 R 6 0 R] /DA (/F1 12 Tf) /DR 6 0 R >>',
        7: '<< /T (a) /FT /Tx /Kids [8 0 R 7 0 R] /Parent 8 0 R >>',
        8: '<< /T (b) /Kids [7 0 R] /Parent 7 0 R /Subtype /Widget /Type /Annot /Rect [0 0 9 9] >>',
      },
      '/Annots [8 0 R 7 0 R 3 0 R]',
      '/AcroForm 6 0 R',
    ),
  'names in a circle': () =>
    onePage(
      {
        6: '<< /Kids [7 0 R 6 0 R] >>',
        7: '<< /Kids [6 0 R] /Limits [(a) (b)] >>',
        8: '<< /Nums [0 8 0 R] /Kids [8 0 R] >>',
      },
      '',
      '/Names << /Dests 6 0 R /EmbeddedFiles 6 0 R >> /Dests << /self /self >> /PageLabels 8 0 R /OpenAction (self)',
    ),
  'actions that run programs': () =>
    onePage(
      {
        6: '<< /S /JavaScript /JS (while (true) app.alert("x");) /Next 7 0 R >>',
        7: '<< /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> /Next 6 0 R >>',
      },
      '/AA << /O 6 0 R /C 7 0 R >>',
      '/OpenAction 6 0 R /AA << /WC 7 0 R >> /Names << /JavaScript << /Names [(a) 6 0 R] >> >>',
    ),
  'a name of a megabyte': () => onePage({ 6: `<< /${'N'.repeat(1 << 20)} 1 >>` }, '/Deep 6 0 R'),
  'a string of four megabytes': () =>
    onePage({ 6: `<< /Title (${'('.repeat(1 << 21)}${')'.repeat(1 << 21)}) >>` }, '', '', '/Info 6 0 R'),
  'a number of 100 000 digits': () => onePage({}, `/MediaBox [0 0 ${'9'.repeat(DEEP)} ${'9'.repeat(DEEP)}]`),
  'a hundred thousand annotations that are one': () =>
    onePage(
      { 6: '<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Popup 6 0 R /Parent 6 0 R /IRT 6 0 R >>' },
      `/Annots [${'6 0 R '.repeat(DEEP)}]`,
    ),
  'a content shown 100 000 times': () => onePage({}, `/Contents [${'4 0 R '.repeat(DEEP)}]`),
  'labels beyond numbers': () =>
    onePage(
      {},
      '',
      '/PageLabels << /Nums [-5 << /S /r /St 2147483647 >> 0 << /S /R /St 999999999 /P (x) >>] >>',
    ),
  'a stream as long as itself': () => onePage({ 4: '<< /Length 4 0 R >>\nstream\nBT ET\nendstream' }),
  'a stream of negative length': () => onePage({ 4: '<< /Length -1 >>\nstream\nBT ET\nendstream' }),
  'a stream longer than the file': () => onePage({ 4: '<< /Length 4294967296 >>\nstream\nBT ET\nendstream' }),
};

function countOf(count: string): Uint8Array {
  return onePage({ 2: `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>` });
}

function deepPages(): Uint8Array {
  const objects: Objects = { 1: CATALOG };
  const levels = 20_000;
  for (let level = 2; level < levels; level += 1)
    objects[level] = `<< /Type /Pages /Parent ${level - 1} 0 R /Kids [${level + 1} 0 R] /Count 1 >>`;
  objects[levels] = `<< /Type /Page /Parent ${levels - 1} 0 R /MediaBox [0 0 9 9] >>`;
  return writePdf(objects);
}

function sharedBranches(): Uint8Array {
  const objects: Objects = { 1: CATALOG };
  for (let level = 2; level < 32; level += 1)
    objects[level] =
      `<< /Type /Pages /Kids [${level + 1} 0 R ${level + 1} 0 R] /Count ${2 ** (32 - level)} >>`;
  objects[32] = '<< /Type /Page /MediaBox [0 0 9 9] >>';
  return writePdf(objects);
}

function deepOutline(): Uint8Array {
  const objects: Objects = { 6: '<< /Type /Outlines /First 10 0 R /Last 10 0 R /Count 20000 >>' };
  for (let level = 10; level < 20_010; level += 1)
    objects[level] =
      `<< /Title (${level}) /Parent ${level === 10 ? 6 : level - 1} 0 R /First ${level + 1} 0 R /Last ${level + 1} 0 R /Count 1 /Dest [3 0 R /Fit] >>`;
  objects[20_010] = '<< /Title (end) /Parent 20009 0 R >>';
  objects[9] = stream('');
  return onePage(objects, '', '/Outlines 6 0 R');
}
