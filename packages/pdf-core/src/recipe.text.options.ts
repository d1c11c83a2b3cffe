// Without zod, so that a page that lists steps need not load it.
import { type FileKind, toolOfStep } from './recipe.order.options.ts';
import { findStep } from './recipe.steps.options.ts';
import { tools } from './tools/index.ts';

/**
 * A file without text: `none` is known of it, what OCR read of it is kept `beside` it, not in its pages, or its pages have
 * `nothing` that OCR could read, being blank or photos.
 */
export type MissingText = 'none' | 'beside' | 'nothing';

/** A document without text, at a step that needs some. */
export type TextProblem = {
  reason: 'document_without_text' | 'text_missing_for_summary' | 'nothing_to_read';
  params: null;
};

type Read = { text?: MissingText | undefined };

/** Why a step is certain to fail for a file; null if it has text, or nobody knows. */
export function findTextProblem(type: string, { text }: Read): TextProblem | null {
  const needs = needsText(type);
  if (text === undefined || needs === undefined) return null;
  if (text === 'nothing') return { reason: 'nothing_to_read', params: null };
  if (needs === 'own') return { reason: 'document_without_text', params: null };
  return text === 'none' ? { reason: 'text_missing_for_summary', params: null } : null;
}

function needsText(type: string): 'own' | 'any' | undefined {
  const tool = toolOfStep(type);
  return tool !== null && tools[tool].text === 'needed' ? 'own' : findStep(type)?.needsText;
}

/** What is known of the text of a step's result. */
export function textMade(
  type: string,
  options: Record<string, unknown>,
  kind: FileKind,
  files: readonly Read[],
): MissingText | undefined {
  if (kind === 'image') return 'none';
  const tool = toolOfStep(type);
  const isBlank = files.length > 0 && files.every(({ text }) => text === 'nothing');
  // OCR reads nothing of it.
  if (isBlank && tool === 'ocr') return 'nothing';
  if (tool === null || tools[tool].text !== 'kept') return undefined;
  const addsText = tools[tool].addsText?.some((option) => options[option] === true);
  // What OCR read of a file is not known of a file that is made of it.
  if (addsText || !files.length || files.some(({ text }) => text === undefined)) return undefined;
  return isBlank ? 'nothing' : 'none';
}
