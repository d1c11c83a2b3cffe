import type { ChatSource } from '@sheaf/api/features/ai/ai.schema.ts';

export interface AssistantFile {
  id: string;
  filename: string;
  type: string;
  has_ocr: boolean;
  has_summary: boolean;
  has_embeddings: boolean;
  has_text: boolean;
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
