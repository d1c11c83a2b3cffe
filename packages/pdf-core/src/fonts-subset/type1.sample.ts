/** A Type 1 font made by hand, so that tests have every turn such a font may take without shipping someone's font. */
export function makeType1Font(extraGlyphs = 0): Buffer {
  const glyphs = new Map<string, number[]>([
    ['.notdef', [...start(0, 650), 14]],
    ['A', [...start(50, 650), ...lines(), 14]],
    ['B', [...start(40, 700), ...hints(), ...curve(), 14]],
    ['C', [...start(30, 600), ...flex(), 14]],
    ['acute', [...start(100, 333), ...lines(), 14]],
    ['Aacute', [...start(50, 650), ...numbers(100, 120, 400, 65, 194), 12, 6]],
  ]);
  for (let k = 0; k < extraGlyphs; k++)
    glyphs.set(`extra${k}`, [...start(k, 500 + k), ...lines(k), ...curve(k), 14]);
  const subroutines = [
    [...numbers(3, 0), 12, 16, 12, 17, 12, 17, 12, 33, 11],
    [...numbers(0, 1), 12, 16, 11],
    [...numbers(0, 2), 12, 16, 11],
    [11],
    [...numbers(1, 3), 12, 16, 12, 17, 10, 11],
  ];
  return assemble(glyphs, subroutines);
}

function number(value: number): number[] {
  if (value >= -107 && value <= 107) return [value + 139];
  if (value >= 108 && value <= 1131) return [247 + ((value - 108) >> 8), (value - 108) & 255];
  if (value >= -1131 && value <= -108) return [251 + ((-value - 108) >> 8), (-value - 108) & 255];
  return [255, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function numbers(...values: number[]): number[] {
  return values.flatMap(number);
}

/** hsbw: the left edge and the width. */
function start(edge: number, width: number): number[] {
  return [...numbers(edge, width), 13];
}

/** A triangle, its first corner by a quotient. */
function lines(more = 0): number[] {
  const corner = [...numbers(100, 2), 12, 12, ...numbers(20), 21];
  return [...corner, ...numbers(400 + more), 6, ...numbers(-200, 600), 5, 9];
}

/** Two stems, then others in their place through subroutine 4. */
function hints(): number[] {
  return [...numbers(0, 60), 1, ...numbers(40, 70), 3, ...numbers(3, 4), 10, ...numbers(500, 60), 1];
}

function curve(more = 0): number[] {
  return [
    ...numbers(60),
    22,
    ...numbers(300),
    7,
    ...numbers(120, 200 + more, 200, 0),
    30,
    ...numbers(100, 50, -300, -150),
    31,
    ...numbers(-100, -100, -80, 30, -20, -40),
    8,
    9,
  ];
}

/** A shallow bump drawn as a flex: seven points through subroutines 1 and 2, ended by subroutine 0. */
function flex(): number[] {
  const points = [
    [200, 10],
    [-100, -10],
    [40, 10],
    [60, 0],
    [60, 0],
    [40, -10],
    [100, 0],
  ];
  const moves = points.flatMap(([x = 0, y = 0]) => [...numbers(x, y), 21, ...numbers(2), 10]);
  const bump = [...numbers(1), 10, ...moves, ...numbers(50, 480, 100, 0), 10];
  return [...numbers(50, 100), 21, ...bump, ...numbers(500), 7, ...numbers(-400), 6, 9];
}

const DEFINITIONS =
  '/RD {string currentfile exch readstring pop} executeonly def /ND {def} def /NP {put} def';

function assemble(glyphs: Map<string, number[]>, subroutines: number[][]): Buffer {
  const coded = (code: number[]) => encrypt(Buffer.from([0, 0, 0, 0, ...code]), 4330).toString('latin1');
  const routines = subroutines
    .map((code, k) => `dup ${k} ${code.length + 4} RD ${coded(code)} NP\n`)
    .join('');
  const outlines = [...glyphs]
    .map(([name, code]) => `/${name} ${code.length + 4} RD ${coded(code)} ND\n`)
    .join('');
  const secret =
    `dup /Private 8 dict dup begin ${DEFINITIONS}\n/BlueValues [-15 0 600 615] def /StdVW [70] def ` +
    `/Subrs ${subroutines.length} array\n${routines}ND\n` +
    `2 index /CharStrings ${glyphs.size} dict dup begin\n${outlines}end end readonly put mark currentfile closefile\n`;
  const clear =
    '%!PS-AdobeFont-1.0: Sample\n11 dict begin /FontName /Sample def /PaintType 0 def /FontType 1 def ' +
    '/FontMatrix [0.001 0 0 0.001 0 0] readonly def /FontBBox {-100 -100 1000 1000} readonly def ' +
    '/Encoding StandardEncoding def currentdict end\ncurrentfile eexec\n';
  const body = encrypt(Buffer.concat([Buffer.alloc(4, 7), Buffer.from(secret, 'latin1')]), 55665);
  return Buffer.concat([
    Buffer.from(clear, 'latin1'),
    body,
    Buffer.from(`\n${'0'.repeat(64)}\ncleartomark\n`),
  ]);
}

function encrypt(bytes: Buffer, key: number): Buffer {
  const out = Buffer.alloc(bytes.length);
  let state = key;
  for (const [at, plain] of bytes.entries()) {
    const cipher = plain ^ (state >> 8);
    out[at] = cipher;
    state = ((cipher + state) * 52845 + 22719) & 65535;
  }
  return out;
}
