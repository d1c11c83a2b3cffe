import { toRoman } from '../../stamp/roman.options.ts';
import { isOff } from '../docx.ts';
import { readXml } from '../xml.ts';

type Level = {
  start: number;
  format: string;
  text: string;
  restart?: number;
  isLegal: boolean;
  style: string;
};
type List = { levels: Map<number, Level>; link: string; name: string };
/** A use of a list: some levels may start elsewhere, or be of their own. */
type Use = { list: string; starts: Map<number, number>; levels: Map<number, Level>; isBegun: boolean };

export type Numbering = {
  /** What stands before the next item, as in `2.1`; undefined where there is no such list. */
  next: (
    use: string,
    depth: number | undefined,
    style: string,
  ) => { marker: string; depth: number } | undefined;
};

const DEEPEST = 8;
const LONGEST = 60;
/** What fonts of symbols show at their own places. */
const SYMBOLS: Record<string, string> = {
  '\uf0a7': '▪',
  '\uf0d8': '➢',
  '\uf0fc': '✓',
  '\uf0e0': '→',
  o: '◦',
};

/** Counts the items of lists as Word does. */
export function readNumbering(bytes: Uint8Array | undefined): Numbering {
  const lists = new Map<string, List>();
  const uses = new Map<string, Use>();
  if (bytes) readLists(bytes, lists, uses);
  const named = new Map([...lists].flatMap(([id, { name }]) => (name ? [[name, id]] : [])));
  const counts = new Map<string, (number | undefined)[]>();

  return {
    next(id, asked, style) {
      const use = uses.get(id);
      const first = use && lists.get(use.list);
      if (!use || !first) return undefined;
      const key = named.get(first.link) ?? use.list;
      const list = lists.get(key) ?? first;
      const levelAt = (at: number) => use.levels.get(at) ?? list.levels.get(at);
      const linked = () => [...list.levels].find(([, level]) => style && level.style === style)?.[0];
      const depth = clamp(asked ?? linked() ?? 0);
      const level = levelAt(depth);
      if (!level) return undefined;
      const counted = counts.get(key) ?? [];
      counts.set(key, counted);
      const startOf = (at: number) => use.starts.get(at) ?? levelAt(at)?.start ?? 1;
      if (!use.isBegun) for (const at of use.starts.keys()) counted[at] = undefined;
      use.isBegun = true;
      counted[depth] = counted[depth] === undefined ? startOf(depth) : counted[depth] + 1;
      for (let at = depth + 1; at <= DEEPEST; at++) {
        const { restart = at } = levelAt(at) ?? {};
        if (depth < restart) counted[at] = undefined;
      }
      const marker = level.text.replace(/%([1-9])/g, (_, digit: string) => {
        const at = Number(digit) - 1;
        const format = level.isLegal ? 'decimal' : (levelAt(at)?.format ?? 'decimal');
        return writeCount(counted[at] ?? startOf(at), format);
      });
      return { marker: level.format === 'bullet' ? toBullet(level.text) : marker.slice(0, LONGEST), depth };
    },
  };
}

function readLists(bytes: Uint8Array, lists: Map<string, List>, uses: Map<string, Use>): void {
  let list: List | undefined;
  let use: Use | undefined;
  let place = 0;
  let level: Level | undefined;
  readXml(bytes, {
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'abstractNum') {
        list = { levels: new Map(), link: '', name: '' };
        lists.set(attributes['w:abstractNumId'] ?? '', list);
      } else if (name === 'num') {
        use = { list: '', starts: new Map(), levels: new Map(), isBegun: false };
        uses.set(attributes['w:numId'] ?? '', use);
      } else if (name === 'abstractNumId' && use) use.list = value;
      else if (name === 'numStyleLink' && list) list.link = value;
      else if (name === 'styleLink' && list) list.name = value;
      else if (name === 'lvlOverride') place = clamp(Number(attributes['w:ilvl']));
      else if (name === 'startOverride') use?.starts.set(place, count(value));
      else if (name === 'lvl') {
        level = { start: 1, format: 'decimal', text: '', isLegal: false, style: '' };
        const at = clamp(Number(attributes['w:ilvl']));
        if (use) use.levels.set(at, level);
        else list?.levels.set(at, level);
      } else if (!level) return;
      else if (name === 'start') level.start = count(value);
      else if (name === 'numFmt') level.format = value;
      else if (name === 'lvlText') level.text = value.slice(0, LONGEST);
      else if (name === 'lvlRestart') level.restart = count(value);
      else if (name === 'isLgl') level.isLegal = !isOff(attributes);
      else if (name === 'pStyle') level.style = value;
    },
    close(name) {
      if (name === 'abstractNum') list = undefined;
      else if (name === 'num') use = undefined;
      else if (name === 'lvl') level = undefined;
    },
  });
}

const clamp = (depth: number) => Math.min(DEEPEST, Math.max(0, Math.trunc(depth) || 0));
const count = (text: string) => Math.min(1_000_000, Math.max(0, Math.trunc(Number(text)) || 0));

function toBullet(text: string): string {
  const [sign = ''] = text;
  if (Object.hasOwn(SYMBOLS, sign)) return SYMBOLS[sign]!;
  return !sign || /[\ue000-\uf8ff]/.test(sign) ? '•' : sign;
}

function writeCount(value: number, format: string): string {
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  if (format === 'lowerLetter') return inLetters(value);
  if (format === 'upperLetter') return inLetters(value).toUpperCase();
  if (format === 'lowerRoman') return inRoman(value);
  if (format === 'upperRoman') return inRoman(value).toUpperCase();
  return format === 'none' ? '' : String(value);
}

/** After z comes aa, then bb, as Word counts. */
function inLetters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const inRoman = (value: number) => (value > 3999 ? String(value) : toRoman(value));
