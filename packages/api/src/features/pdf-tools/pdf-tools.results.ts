import { AppError } from '../../errors.ts';
import type { ToolOutput } from '../../ports.ts';
import type { Result } from '../files/files.results.service.ts';
import type { StoredType } from '../files/upload-types.schema.ts';
import { MAX_RESULTS } from './pdf-tools.limits.schema.ts';

const TYPES: Record<string, StoredType> = {
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.tif': 'image/tiff',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.epub': 'application/epub+zip',
  '.html': 'text/html',
  '.md': 'text/markdown',
  '.csv': 'text/csv',
  '.txt': 'text/plain',
};

/** What a tool made, as it is kept: a single file by the name that was asked for, several by their own. */
export function nameResults(made: ToolOutput<unknown>['files'], outputName: string | undefined): Result[] {
  if (made.length > MAX_RESULTS) throw new AppError('too_many_results', { count: made.length });
  return made.map(({ path, size, name }) => {
    const ending = /\.[a-z]+$/.exec(name)?.[0] ?? '';
    const type = TYPES[ending];
    if (!type) throw new Error(`A tool made ${ending || 'a file without an ending'}, which is not kept.`);
    const wanted = made.length === 1 ? (outputName ?? name) : name;
    return { path, size, type, filename: withEnding(wanted, ending) };
  });
}

/** `report` and `report.docx` become `report.pdf`; what ends rightly stays. */
function withEnding(name: string, ending: string): string {
  if (name.toLowerCase().endsWith(ending)) return name;
  const stem = name.replace(/\.(pdf|zip|docx?|xlsx?|pptx|epub|html?|md|csv|txt|png|jpe?g|webp|tiff?)$/i, '');
  return stem.slice(0, 255 - ending.length).toWellFormed() + ending;
}
