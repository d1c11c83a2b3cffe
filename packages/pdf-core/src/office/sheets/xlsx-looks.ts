import { type Attributes, readXml } from '../xml.ts';
import { isOn } from '../xlsx-book.ts';
import type { CellLook } from './grid.ts';

const ALIGNS = new Set(['left', 'center', 'right']);
const INDEXED = ['000000', 'ffffff', 'ff0000', '00ff00', '0000ff', 'ffff00', 'ff00ff', '00ffff'];

/** How the cells of each style look. */
export function readLooks(styles: Uint8Array | undefined, theme: Uint8Array | undefined): CellLook[] {
  const looks: CellLook[] = [];
  if (!styles) return looks;
  const colors = readTheme(theme);
  const [fonts, fills]: [CellLook[], CellLook[]] = [[], []];
  let part = '';
  let isSolid = false;
  readXml(styles, {
    open(name, attributes) {
      if (name === 'fonts' || name === 'fills' || name === 'cellXfs') part = name;
      else if (part === 'fonts') readFont(name, attributes, fonts, colors);
      else if (part === 'fills') {
        if (name === 'fill') fills.push({});
        else if (name === 'patternFill') isSolid = attributes['patternType'] === 'solid';
        else if (name === 'fgColor' && isSolid)
          Object.assign(fills.at(-1) ?? {}, colored('fill', attributes, colors));
      } else if (part === 'cellXfs' && name === 'xf') {
        looks.push({ ...fonts[Number(attributes['fontId'])], ...fills[Number(attributes['fillId'])] });
      } else if (part === 'cellXfs' && name === 'alignment') {
        const align = attributes['horizontal'] ?? '';
        if (ALIGNS.has(align)) Object.assign(looks.at(-1) ?? {}, { align });
      }
    },
    close(name) {
      if (name === part) part = '';
    },
  });
  return looks;
}

function readFont(name: string, attributes: Attributes, fonts: CellLook[], colors: string[]): void {
  if (name === 'font') fonts.push({});
  const font = fonts.at(-1);
  if (!font) return;
  const isSet = attributes['val'] === undefined || isOn(attributes['val']);
  if (name === 'b' && isSet) font.bold = true;
  else if (name === 'i' && isSet) font.italic = true;
  else if (name === 'color') Object.assign(font, colored('color', attributes, colors));
}

/** Nothing for a color that cannot be told, and for black letters, which are usual. */
function colored(key: 'fill' | 'color', attributes: Attributes, colors: string[]): CellLook {
  const { rgb, theme, indexed, tint } = attributes;
  const own = rgb === undefined ? undefined : /^(?:[\da-f]{2})?([\da-f]{6})$/i.exec(rgb)?.[1];
  const found =
    own ??
    (theme === undefined ? INDEXED[Number(indexed) < 16 ? Number(indexed) % 8 : -1] : colors[Number(theme)]);
  if (!found) return {};
  const color = tinted(found.toLowerCase(), Number(tint ?? 0));
  return key === 'color' && color === '#000000' ? {} : { [key]: color };
}

/** Towards white or black by this share. */
function tinted(color: string, tint: number): string {
  const share = Math.min(1, Math.max(-1, tint || 0));
  const parts = [0, 2, 4].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16);
    const mixed = share < 0 ? part * (1 + share) : part + (255 - part) * share;
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The colors of the theme, in the order of their numbers. */
function readTheme(bytes: Uint8Array | undefined): string[] {
  const colors: string[] = [];
  let inScheme = false;
  if (!bytes) return colors;
  readXml(bytes, {
    open(name, { val, lastClr }) {
      if (name === 'clrScheme') inScheme = true;
      const color = name === 'srgbClr' ? val : name === 'sysClr' ? lastClr : undefined;
      if (inScheme && color !== undefined) colors.push(/^[\da-f]{6}$/i.test(color) ? color : '000000');
    },
    close(name) {
      if (name === 'clrScheme') inScheme = false;
    },
  });
  // Numbers count light before dark, the theme dark before light.
  const [dark1 = '000000', light1 = 'ffffff', dark2 = '000000', light2 = 'ffffff', ...accents] = colors;
  return [light1, dark1, light2, dark2, ...accents];
}
