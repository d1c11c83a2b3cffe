import { isSpreadsheetType } from '@sheaf/api/features/files/upload-types.schema.ts';
import type { ChatSource } from '@sheaf/api/features/ai/ai.schema.ts';
import type { Reading } from '@sheaf/api/features/files/files.schema.ts';

export interface AssistantFile {
  id: string;
  filename: string;
  type: string;
  has_ocr: boolean;
  has_summary: boolean;
  has_embeddings: boolean;
  has_text: boolean;
  reading: Reading;
}

/** The answer whose sources are marked in the document. */
export interface Shown {
  messageId: string;
  sources: ChatSource[];
}

export type AssistantTab = 'chat' | 'summary' | 'recommendations';

export function readAssistantTab(text: string | null): AssistantTab | null {
  return text === 'chat' || text === 'summary' || text === 'recommendations' ? text : null;
}

/** What the chat calls a file of this type. */
export function chatKind(type: string | undefined): 'pdf' | 'sheet' | 'file' {
  if (type === 'application/pdf') return 'pdf';
  return type !== undefined && isSpreadsheetType(type) ? 'sheet' : 'file';
}
