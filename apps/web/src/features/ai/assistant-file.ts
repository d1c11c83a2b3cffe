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
