export type Predictor = { predictor: number; colors: number; bits: number; columns: number };

/** The samples behind a PNG or TIFF predictor; undefined for a kind that no writer makes. */
export function undoPredictor(bytes: Buffer, kind: Predictor): Buffer | undefined {
  if (kind.predictor <= 1) return bytes;
  const rowBits = kind.columns * kind.colors * kind.bits;
  if (!(rowBits > 0) || rowBits > 2 ** 31) return undefined;
  const rowBytes = Math.ceil(rowBits / 8);
  const step = Math.max(1, (kind.colors * kind.bits) >> 3);
  if (kind.predictor >= 10) return undoPng(bytes, rowBytes, step);
  return kind.predictor === 2 && kind.bits === 8 ? undoTiff(bytes, rowBytes, step) : undefined;
}

function undoTiff(bytes: Buffer, rowBytes: number, step: number): Buffer {
  const out = Buffer.from(bytes);
  for (let row = 0; row < out.length; row += rowBytes) {
    const end = Math.min(row + rowBytes, out.length);
    for (let at = row + step; at < end; at++) out[at] = (out[at] ?? 0) + (out[at - step] ?? 0);
  }
  return out;
}

function undoPng(bytes: Buffer, rowBytes: number, step: number): Buffer {
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const out = Buffer.alloc(rows * rowBytes);
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const line = bytes.subarray(from + 1, from + 1 + rowBytes);
    undoPngRow(bytes[from] ?? 0, line, out, row * rowBytes, rowBytes, step);
  }
  return out;
}

function undoPngRow(
  type: number,
  line: Buffer,
  out: Buffer,
  to: number,
  rowBytes: number,
  step: number,
): void {
  if (type === 0) {
    line.copy(out, to);
    return;
  }
  for (let x = 0; x < line.length; x++) {
    const at = to + x;
    const left = x >= step ? (out[at - step] ?? 0) : 0;
    const up = to > 0 ? (out[at - rowBytes] ?? 0) : 0;
    let guess = 0;
    if (type === 1) guess = left;
    else if (type === 2) guess = up;
    else if (type === 3) guess = (left + up) >> 1;
    else if (type === 4) guess = paeth(left, up, to > 0 && x >= step ? (out[at - rowBytes - step] ?? 0) : 0);
    out[at] = (line[x] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const estimate = left + up - corner;
  const toLeft = Math.abs(estimate - left);
  const toUp = Math.abs(estimate - up);
  const toCorner = Math.abs(estimate - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
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
