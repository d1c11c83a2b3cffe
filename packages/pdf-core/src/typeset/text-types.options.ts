/** The kinds of text that a document can be made from. Messages, books and drawings are of text too. */
export type TextKind = 'text' | 'markdown' | 'html' | 'mail' | 'outlook' | 'epub' | 'svg';

/** The media types of files of each kind. */
export const TEXT_TYPES = {
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/html': 'html',
  'message/rfc822': 'mail',
  'application/vnd.ms-outlook': 'outlook',
  'application/epub+zip': 'epub',
  'image/svg+xml': 'svg',
} as const satisfies Record<string, TextKind>;

export function isTextType(type: string): boolean {
  return Object.hasOwn(TEXT_TYPES, type);
}
