import { decodableBytes } from './budget.ts';
import { damaged, tooComplex } from './damage.ts';

export type FilterParms = ReadonlyMap<string, unknown>;

/** Undoes the PNG or TIFF predictor that /DecodeParms names. */
export function undoPredictor(data: Buffer, parms: FilterParms | undefined): Buffer {
  if (!parms) return data;
  const number = (key: string, otherwise: number) => {
    const value = parms.get(key);
    return typeof value === 'number' && value > 0 ? value : otherwise;
  };
  const predictor = number('Predictor', 1);
  if (predictor === 1) return data;
  const bits = number('BitsPerComponent', 8);
  const colors = number('Colors', 1);
  const rowSize = Math.ceil((number('Columns', 1) * colors * bits) / 8);
  const step = Math.max(1, (colors * bits) >> 3);
  if (!(rowSize < 1 << 28)) throw damaged('a predictor with endless rows');
  return predictor === 2 ? undoTiff(data, rowSize, step, bits) : undoPng(data, rowSize, step);
}

function undoTiff(data: Buffer, rowSize: number, step: number, bits: number): Buffer {
  if (bits !== 8) throw damaged(`a TIFF predictor on ${bits} bits`);
  const out = Buffer.from(data);
  for (let row = 0; row + rowSize <= out.length; row += rowSize) {
    for (let x = step; x < rowSize; x++) out[row + x] = out[row + x]! + out[row + x - step]!;
  }
  return out;
}

function undoPng(data: Buffer, rowSize: number, step: number): Buffer {
  const rows = Math.ceil(data.length / (rowSize + 1));
  if (rows * rowSize > decodableBytes()) throw tooComplex('rows that are longer than a stream may be');
  const out = Buffer.alloc(rows * rowSize);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowSize + 1) + 1;
    const to = row * rowSize;
    const kind = data[from - 1]!;
    const length = Math.min(rowSize, data.length - from);
    // Cross-reference streams have nothing but this kind, and a great many rows.
    if (kind === 2 && row) {
      for (let x = 0; x < length; x++) out[to + x] = data[from + x]! + out[to + x - rowSize]!;
      continue;
    }
    for (let x = 0; x < length; x++) {
      const left = x >= step ? out[to + x - step]! : 0;
      const up = row ? out[to + x - rowSize]! : 0;
      const corner = row && x >= step ? out[to + x - rowSize - step]! : 0;
      out[to + x] = data[from + x]! + guess(kind, left, up, corner);
    }
  }
  return out;
}

function guess(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Each row as its difference to the row above: what makes tables of rising numbers compress. */
export function applyUpPredictor(rows: Buffer, rowBytes: number): Buffer {
  const count = rows.length / rowBytes;
  const out = Buffer.alloc(rows.length + count);
  for (let row = 0; row < count; row++) {
    const to = row * (rowBytes + 1);
    out[to] = 2;
    for (let x = 0; x < rowBytes; x++) {
      const at = row * rowBytes + x;
      out[to + 1 + x] = (rows[at] ?? 0) - (row > 0 ? (rows[at - rowBytes] ?? 0) : 0);
    }
  }
  return out;
}
