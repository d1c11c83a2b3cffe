/** A finished page: a JPEG, and its size in pixels. */
export interface PagePicture {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** Sheets in points, the shorter side first. */
const SHEETS = [
  [595.28, 841.89],
  [612, 792],
] as const;
const NEAR = 0.005;

/** A PDF with one picture a page; nothing of a JPEG is changed. */
export function writePdf(pages: readonly PagePicture[], title: string): Blob {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (...given: (string | Uint8Array)[]) => {
    for (const part of given) {
      parts.push(part as string | Uint8Array<ArrayBuffer>);
      length += part.length;
    }
  };
  const object = (...body: (string | Uint8Array)[]) => {
    starts.push(length);
    write(`${starts.length} 0 obj\n`, ...body, '\nendobj\n');
  };
  write('%PDF-1.4\n%\u0001\u0002\u0003\u0004\n');
  const first = 4;
  const kids = pages.map((_, index) => `${first + index * 3} 0 R`).join(' ');
  object('<</Type/Catalog/Pages 2 0 R>>');
  object(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`);
  object(`<</Title<${toHex(title)}>/Producer(Sheaf)>>`);
  for (const [index, { jpeg, width, height }] of pages.entries()) {
    const [across, up] = sheetOf(width, height);
    const content = `q ${across} 0 0 ${up} 0 0 cm /I Do Q`;
    const at = first + index * 3;
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${up}]/Contents ${at + 1} 0 R/Resources<</XObject<</I ${at + 2} 0 R>>>>>>`,
    );
    object(`<</Length ${content.length}>>\nstream\n${content}\nendstream`);
    object(
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>\nstream\n`,
      jpeg,
      '\nendstream',
    );
  }
  const table = length;
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer\n<</Size ${starts.length + 1}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

function sheetOf(width: number, height: number): [number, number] {
  const ratio = Math.max(width, height) / Math.min(width, height);
  const [short, long] = SHEETS.find(([one, other]) => Math.abs(ratio / (other / one) - 1) < NEAR) ?? [
    SHEETS[0][1] / ratio,
    SHEETS[0][1],
  ];
  const [low, high] = [Number(short.toFixed(2)), Number(long.toFixed(2))];
  return height >= width ? [low, high] : [high, low];
}

/** Text as PDF has it in any language: UTF-16 with its mark. */
function toHex(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  );
  return `feff${units.join('')}`;
}
