import { type Objects, onePage, pageShowing, stream } from './write-pdf.ts';

const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 300 300]';

/** Pages that cost a reader far more than they cost to write. */
export const contents: Record<string, () => Uint8Array> = {
  'a form that shows itself': () =>
    pageShowing('/X Do', '/XObject << /X 6 0 R >>', { 6: form('/X Do', '/XObject << /X 6 0 R >>') }),
  'two forms that show each other': () =>
    pageShowing('/X Do', '/XObject << /X 6 0 R >>', {
      6: form('/X Do', '/XObject << /X 7 0 R >>'),
      7: form('/X Do', '/XObject << /X 6 0 R >>'),
    }),
  'ten forms to the tenth power': billionForms,
  'forms 5 000 levels deep': deepForms,
  'a pattern made of itself': () =>
    pageShowing('/Pattern cs /P scn 0 0 300 300 re f', '/Pattern << /P 6 0 R >>', {
      6: stream(
        '/Pattern cs /P scn 0 0 9 9 re f',
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 6 0 R >> >>',
      ),
    }),
  'a pattern of endless tiles': () =>
    pageShowing('/Pattern cs /P scn 0 0 300 300 re f', '/Pattern << /P 6 0 R >>', {
      6: stream(
        '0 0 1 1 re f',
        '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 100 100] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
      ),
    }),
  'a letter that writes itself': () =>
    pageShowing('BT /F 18 Tf 40 150 Td (aaaa) Tj ET', '/Font << /F 6 0 R >>', {
      6: '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a 7 0 R >> /Resources << /Font << /F 6 0 R >> >> >>',
      7: stream('1000 0 d0 BT /F 1000 Tf (aaaa) Tj ET'),
    }),
  'a mask that masks itself': () =>
    pageShowing('/G gs /X Do', '/ExtGState << /G 7 0 R >> /XObject << /X 6 0 R >>', {
      6: form('/G gs 0 0 99 99 re f', '/ExtGState << /G 7 0 R >>', '/Group << /S /Transparency >>'),
      7: '<< /SMask << /S /Luminosity /G 6 0 R >> >>',
    }),
  'an appearance that shows itself': () =>
    onePage(
      {
        6: '<< /Type /Annot /Subtype /Stamp /Rect [9 9 99 99] /AP << /N 7 0 R >> >>',
        7: form('/X Do', '/XObject << /X 7 0 R >>'),
      },
      '/Annots [6 0 R]',
    ),
  'a line of endless dashes': () => pageShowing('[0.0000001 0.0000001] 0 d 1 w 0 0 m 1e9 1e9 l S', ''),
  'a hundred thousand saved states': () => pageShowing('q '.repeat(100_000), ''),
  'a hundred thousand restored states': () => pageShowing('Q '.repeat(100_000), ''),
  'an image without an end': () =>
    pageShowing(`BI /W 99999 /H 99999 /BPC 8 /CS /RGB /F [/A85 /Fl /LZW] ID ${'x'.repeat(50_000)}`, ''),
  'a shading of 10^9 samples': () =>
    pageShowing(
      '/S sh',
      '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1e9 0 1e9] /Function 6 0 R >> >>',
      {
        6: stream(
          'xyz',
          '/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Size [32000 32000] /BitsPerSample 32',
        ),
      },
    ),
  'a function made of itself': () =>
    pageShowing(
      '/S sh',
      '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 300 300] /Function 6 0 R >> >>',
      {
        6: '<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R 6 0 R] /Bounds [0.5] /Encode [0 1 0 1] >>',
      },
    ),
  'a calculation 10 000 braces deep': () =>
    pageShowing(
      '/S sh',
      '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 300 300] /Function 6 0 R >> >>',
      {
        6: stream(
          `${'{'.repeat(10_000)} 1 ${'}'.repeat(10_000)}`,
          '/FunctionType 4 /Domain [0 1] /Range [0 1]',
        ),
      },
    ),
  'text of a million letters in one place': () =>
    pageShowing(`BT /F1 9 Tf 9 9 Td (${'a'.repeat(1_000_000)}) Tj ET`, '/Font << /F1 5 0 R >>'),
  'text larger than the world': () =>
    pageShowing('BT /F1 1e30 Tf 1e30 0 0 1e30 -1e30 1e30 Tm (body) Tj ET', '/Font << /F1 5 0 R >>'),
  'numbers that are none': () => pageShowing('--5 +-.. 1e999 m NaN Infinity l 9..9 0 0 0 cm S /F1 0 Tf', ''),
  'layers in a circle': () =>
    onePage(
      { 6: '<< /Type /OCG /Name (a) >>', 7: '[7 0 R 6 0 R [7 0 R]]' },
      '',
      '/OCProperties << /OCGs [6 0 R 7 0 R] /D << /Order 7 0 R /ON 7 0 R >> >>',
    ),
  'a structure in a circle': () =>
    onePage(
      {
        6: '<< /Type /StructTreeRoot /K [7 0 R] /ParentTree 6 0 R >>',
        7: '<< /S /P /P 7 0 R /K [7 0 R 6 0 R] /Pg 3 0 R >>',
      },
      '/StructParents 0',
      '/StructTreeRoot 6 0 R /MarkInfo << /Marked true >>',
    ),
};

function form(content: string, resources: string, entries = ''): Uint8Array {
  return stream(content, `${FORM} /Resources << ${resources} >> ${entries}`);
}

function billionForms(): Uint8Array {
  const extra: Objects = {};
  for (let level = 10; level < 20; level += 1)
    extra[level] = form('/X Do '.repeat(10), `/XObject << /X ${level + 1} 0 R >>`);
  extra[20] = form('0 0 9 9 re f', '');
  return pageShowing('/X Do', '/XObject << /X 10 0 R >>', extra);
}

function deepForms(): Uint8Array {
  const extra: Objects = {};
  for (let level = 10; level < 5010; level += 1)
    extra[level] = form('q /X Do Q', `/XObject << /X ${level + 1} 0 R >>`);
  extra[5010] = form('0 0 9 9 re f', '');
  return pageShowing('/X Do', '/XObject << /X 10 0 R >>', extra);
}
