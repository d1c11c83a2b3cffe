import type { Length, Side } from '../model.ts';

/** What lengths refer to. */
export type Scale = {
  /** Size of the text of the element, in points. */
  size: number;
  rootSize: number;
  /** Points of a CSS pixel. */
  pixel: number;
};

const ABSOLUTE: Record<string, number> = { pt: 1, pc: 12, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 };
const THICKNESS: Record<string, number> = { thin: 1, medium: 3, thick: 5 };
/** No page is larger. */
const LONGEST = 5000;

export function readLength(value: string, { size, rootSize, pixel }: Scale): number | undefined {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))([a-z]*)$/i.exec(value.trim());
  if (!match) return undefined;
  const number = Number(match[1]);
  const unit = match[2]!.toLowerCase();
  const relative: Record<string, number> = {
    px: pixel,
    em: size,
    rem: rootSize,
    ex: size / 2,
    ch: size / 2,
    '': number ? NaN : 0,
  };
  const factor = ABSOLUTE[unit] ?? relative[unit];
  if (factor === undefined || Number.isNaN(factor)) return undefined;
  return Math.max(-LONGEST, Math.min(LONGEST, number * factor));
}

export function readShare(value: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)%$/.exec(value.trim());
  return match ? Math.min(Number(match[1]) / 100, 10) : undefined;
}

/** A width of CSS or of an attribute, in which a bare number means pixels. */
export function readWidth(value: string, scale: Scale): Length | undefined {
  const share = readShare(value);
  if (share !== undefined) return share > 0 ? { share: Math.min(share, 1) } : undefined;
  const points = readLength(/^\d+$/.test(value.trim()) ? `${value.trim()}px` : value, scale);
  return points !== undefined && points > 0 ? { points } : undefined;
}

export function readSide(value: string, scale: Scale, color: string): Side {
  const parts = value.toLowerCase().match(/[a-z]+\([^)]*\)|\S+/g) ?? [];
  const side = { width: 3 * scale.pixel, color };
  let isDrawn = false;
  for (const part of parts) {
    const width = THICKNESS[part] === undefined ? readLength(part, scale) : THICKNESS[part] * scale.pixel;
    if (width !== undefined) side.width = Math.max(0, Math.min(width, 40));
    else if (/^(solid|dashed|dotted|double|groove|ridge|inset|outset)$/.test(part)) isDrawn = true;
    else side.color = readColor(part) ?? side.color;
  }
  return isDrawn ? side : { width: 0, color };
}

// The names of CSS that people write.
const NAMES: Record<string, string> = Object.fromEntries(
  `black 000000 white ffffff red ff0000 green 008000 blue 0000ff yellow ffff00 orange ffa500 purple 800080 gray 808080 grey 808080
  silver c0c0c0 maroon 800000 olive 808000 lime 00ff00 aqua 00ffff cyan 00ffff teal 008080 navy 000080 fuchsia ff00ff magenta ff00ff
  brown a52a2a pink ffc0cb gold ffd700 beige f5f5dc ivory fffff0 khaki f0e68c coral ff7f50 salmon fa8072 tomato ff6347 crimson dc143c
  indigo 4b0082 violet ee82ee orchid da70d6 plum dda0dd tan d2b48c chocolate d2691e sienna a0522d firebrick b22222 darkred 8b0000
  darkgreen 006400 darkblue 00008b darkgray a9a9a9 darkgrey a9a9a9 darkorange ff8c00 lightgray d3d3d3 lightgrey d3d3d3 lightblue add8e6
  lightgreen 90ee90 lightyellow ffffe0 whitesmoke f5f5f5 gainsboro dcdcdc dimgray 696969 dimgrey 696969 slategray 708090 steelblue 4682b4
  royalblue 4169e1 skyblue 87ceeb dodgerblue 1e90ff seagreen 2e8b57 forestgreen 228b22 limegreen 32cd32 aliceblue f0f8ff lavender e6e6fa
  snow fffafa linen faf0e6 mintcream f5fffa azure f0ffff honeydew f0fff0 seashell fff5ee cornsilk fff8dc rebeccapurple 663399`
    .trim()
    .split(/\s+/)
    .reduce<[string, string][]>((pairs, word, index, all) => {
      if (index % 2 === 0) pairs.push([word, `#${all[index + 1]}`]);
      return pairs;
    }, []),
);

/** `#rrggbb`; undefined for what is no colour, and for one that cannot be seen. */
export function readColor(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  if (Object.hasOwn(NAMES, text)) return NAMES[text];
  const digits = /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (digits) return readDigits(digits);
  const match = /^rgba?\(([^)]*)\)$/.exec(text);
  if (!match) return undefined;
  const [red, green, blue, alpha = '1'] = match[1]!.split(/[\s,/]+/).filter(Boolean);
  const parts = [red, green, blue].map((part) => {
    const number = Number.parseFloat(part ?? '');
    return Math.round(part?.endsWith('%') ? number * 2.55 : number);
  });
  if (parts.some((part) => Number.isNaN(part))) return undefined;
  const opacity = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  return mixWithPaper(parts, Number.isNaN(opacity) ? 1 : opacity);
}

function readDigits(digits: string): string | undefined {
  const step = digits.length < 5 ? 1 : 2;
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const parts = Array.from({ length: digits.length / step }, (_, index) =>
    Number.parseInt(digits.slice(index * step, (index + 1) * step).repeat(step === 1 ? 2 : 1), 16),
  );
  return mixWithPaper(parts.slice(0, 3), (parts[3] ?? 255) / 255);
}

/** What is transparent is shown as on white paper. */
function mixWithPaper(parts: number[], opacity: number): string | undefined {
  if (opacity <= 0.02) return undefined;
  const share = Math.min(1, opacity);
  const hex = (part: number) => {
    const mixed = Math.round(Math.max(0, Math.min(255, part)) * share + 255 * (1 - share));
    return mixed.toString(16).padStart(2, '0');
  };
  return `#${parts.map(hex).join('')}`;
}
