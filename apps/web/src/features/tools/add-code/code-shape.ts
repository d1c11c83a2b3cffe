import type { AddCodeOptions } from '@sheaf/pdf-core/options';
import type { PageSize } from '../shared/page/page-geometry.ts';

type Kind = AddCodeOptions['kind'];

/** The narrow lines of bars: those of every code of the kind, and those of each sign. */
const LINES: Partial<Record<Kind, [own: number, perSign: number]>> = {
  code128: [24, 11],
  code39: [25, 13],
  code93: [37, 9],
  codabar: [2, 10],
  itf: [9, 9],
  ean13: [95, 0],
  ean8: [67, 0],
  upca: [95, 0],
};
/** White beside bars, and above and below them with and without the text. */
const BESIDE = 22;
const BARS = 50;
const WITH_TEXT = 14.5;
const WITHOUT_TEXT = 4;
const FLATTEST = 0.15;

/** About how a code is shaped: its exact width is known once it is encoded. */
export function shapeCode({ kind, text, label }: Pick<AddCodeOptions, 'kind' | 'text' | 'label'>): PageSize {
  if (kind === 'pdf417') return { width: 4, height: 1 };
  const lines = LINES[kind];
  if (!lines) return { width: 1, height: 1 };
  const width = lines[0] + lines[1] * text.length;
  const height = Math.max(BARS, width * FLATTEST) + (label ? WITH_TEXT : WITHOUT_TEXT);
  return { width: width + BESIDE, height };
}

export function isBars(kind: Kind): boolean {
  return kind in LINES;
}
