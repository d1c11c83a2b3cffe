import type { GrayImage } from './gray-image.ts';

/** Paper, a cell of the page at a time: the shade of what is lightest there. */
type Paper = { shades: Float32Array; across: number; down: number; cell: number };

const CELLS_DOWN = 40;
const LEAST_CELL = 16;
/** Lighter than this share of a cell is paper, whatever is printed there. */
const PAPER_SHARE = 0.8;
/** Shades by which paper has to differ, on so many of its cells, to lie in a shadow. */
const SHADOW = 30;
const SHADOW_SHARE = 0.05;
/** What is darker than this share of the paper is no shadow but a picture. */
const DARKEST_SHADOW = 0.35;
/** Ink that is less than so many shades darker than paper is faded; what the darkest are of all signs. */
const FADED = 150;
const INK_SHARE = 0.0005;

/** A page as evenly lit, and its ink as dark, as it was printed; the image itself where it is. */
export function evenOut(image: GrayImage): GrayImage {
  const paper = findPaper(image);
  const white = quantile([...paper.shades], 0.9);
  const isShadow = (shade: number) => shade < white - SHADOW && shade > white * DARKEST_SHADOW;
  const shaded = paper.shades.reduce((count, shade) => count + (isShadow(shade) ? 1 : 0), 0);
  const lit = shaded > SHADOW_SHARE * paper.shades.length ? light(image, paper, white) : image;
  const ink = findInk(lit);
  return white - ink < FADED && white > ink ? stretch(lit, ink, white) : lit;
}

function findPaper({ data, width, height }: GrayImage): Paper {
  const cell = Math.max(LEAST_CELL, Math.ceil(height / CELLS_DOWN));
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const found = new Float32Array(across * down);
  const counts = new Uint32Array(256);
  for (let at = 0; at < found.length; at++) {
    const [left, top] = [(at % across) * cell, Math.floor(at / across) * cell];
    counts.fill(0);
    let total = 0;
    for (let y = top; y < Math.min(height, top + cell); y += 4)
      for (let x = left; x < Math.min(width, left + cell); x += 4, total++) counts[data[y * width + x]!]!++;
    found[at] = shadeAt(counts, total * PAPER_SHARE);
  }
  return { shades: spread(found, across, down), across, down, cell };
}

/** The lightest of neighbours: a cell may be full of a headline. */
function spread(found: Float32Array, across: number, down: number): Float32Array {
  return found.map((_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    let lightest = 0;
    for (let y = Math.max(0, row - 1); y <= Math.min(down - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(across - 1, column + 1); x++)
        lightest = Math.max(lightest, found[y * across + x]!);
    return lightest;
  });
}

/** Each pixel by how dark the paper is around it. */
function light(image: GrayImage, { shades, across, down, cell }: Paper, white: number): GrayImage {
  const { data, width, height } = image;
  const gains = shades.map((shade) => white / Math.max(shade, white * DARKEST_SHADOW));
  const lit = Buffer.allocUnsafe(data.length);
  const place = (at: number, most: number) => {
    const middle = Math.min(Math.max(at / cell - 0.5, 0), most - 1);
    const first = Math.min(Math.floor(middle), Math.max(0, most - 2));
    return { first, second: Math.min(first + 1, most - 1), share: middle - first };
  };
  const columns = Array.from({ length: width }, (_, x) => place(x, across));
  for (let y = 0; y < height; y++) {
    const row = place(y, down);
    const row1 = row.first * across;
    const row2 = row.second * across;
    for (let x = 0; x < width; x++) {
      const { first, second, share } = columns[x]!;
      const above = gains[row1 + first]! * (1 - share) + gains[row1 + second]! * share;
      const below = gains[row2 + first]! * (1 - share) + gains[row2 + second]! * share;
      const at = y * width + x;
      lit[at] = Math.min(255, data[at]! * (above * (1 - row.share) + below * row.share));
    }
  }
  return { data: lit, width, height };
}

function findInk({ data }: GrayImage): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let at = 0; at < data.length; at += 7, total++) counts[data[at]!]!++;
  return shadeAt(counts, total * INK_SHARE);
}

function stretch({ data, width, height }: GrayImage, ink: number, white: number): GrayImage {
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.min(255, Math.max(0, (255 * (shade - ink)) / (white - ink))),
  );
  return { data: Buffer.from(data.map((shade) => shades[shade]!)), width, height };
}

function shadeAt(counts: Uint32Array, place: number): number {
  let shade = 0;
  for (let seen = counts[0]!; seen < place && shade < 255; seen += counts[shade]!) shade++;
  return shade;
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 255;
}
