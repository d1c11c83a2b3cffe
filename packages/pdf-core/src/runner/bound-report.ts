import { limits } from '../limits.ts';
import type { ToolName } from '../tools/index.ts';
import type { Notice } from '../tools/notices.ts';

/** The reports of these tools are text with limits of its own. */
const TELLS_TEXT: ReadonlySet<ToolName> = new Set(['text', 'ocr', 'read-sheet', 'read-word']);
/** Pictures in base64. */
const PICTURES: ReadonlySet<ToolName> = new Set(['preview-compression']);

type Room = { items: number; characters: number };

/**
 * Bounds the report of a tool before it leaves its process: every number finite and exact, every text and list
 * limited. `leftOut` counts what is missing from a shortened list, by its path.
 */
export function boundReport<Report>(tool: ToolName, report: Report): Report {
  if (TELLS_TEXT.has(tool) || PICTURES.has(tool)) return onlyNumbers(report) as Report;
  const leftOut: Record<string, number> = ownLeftOut(report);
  const room: Room = { items: limits.reportItems, characters: limits.reportCharacters };
  const bounded = boundValue(report, '', room, leftOut, 0);
  const isCut = Object.keys(leftOut).length > 0 && typeof bounded === 'object';
  return (isCut ? { ...bounded, leftOut } : bounded) as Report;
}

/** As many as a person reads, of as many files as there may be. */
export function boundNotices(notices: Notice[]): Notice[] {
  const room: Room = { items: limits.reportItems, characters: limits.reportCharacters };
  return boundValue(notices.slice(0, limits.notices), '', room, {}, 0) as Notice[];
}

/** What the tool itself has left out. */
function ownLeftOut(report: unknown): Record<string, number> {
  const isTold = typeof report === 'object' && report !== null && 'leftOut' in report;
  return isTold ? { ...(report.leftOut as Record<string, number>) } : {};
}

function boundValue(
  value: unknown,
  path: string,
  room: Room,
  leftOut: Record<string, number>,
  depth: number,
): unknown {
  if (typeof value === 'number') return finite(value);
  if (typeof value === 'string') return boundText(value, room);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  if (depth > limits.nestingDepth + 10) return Array.isArray(value) ? [] : {};
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(([key, one]) => {
      const name = path ? `${path}.${key}` : key;
      return [key, boundValue(one, name, room, leftOut, depth + 1)];
    });
    return Object.fromEntries(entries) as unknown;
  }
  const kept: unknown[] = [];
  for (const one of value) {
    if (room.items <= 0 || room.characters <= 0) break;
    room.items -= 1;
    kept.push(boundValue(one, path, room, leftOut, depth + 1));
  }
  if (kept.length < value.length) leftOut[path] = (leftOut[path] ?? 0) + value.length - kept.length;
  return kept;
}

function boundText(text: string, room: Room): string {
  const most = Math.max(0, Math.min(limits.reportTextCharacters, room.characters));
  const kept = text.length > most ? `${text.slice(0, Math.max(0, most - 1))}…` : text;
  room.characters -= kept.length;
  return kept.toWellFormed();
}

function onlyNumbers(value: unknown): unknown {
  if (typeof value === 'number') return finite(value);
  if (Array.isArray(value)) return value.map(onlyNumbers);
  if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, onlyNumbers(one)]));
}

/** No document has a length or a count beyond these; a larger one is not trusted. */
function finite(number: number): number {
  if (Number.isNaN(number)) return 0;
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, number));
}
