/** The kinds of text that a document can be made from. */
export type TextKind = 'text' | 'markdown' | 'html' | 'mail';

/** The media types of files of each kind. */
export const TEXT_TYPES = {
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/html': 'html',
  'message/rfc822': 'mail',
} as const satisfies Record<string, TextKind>;

export function isTextType(type: string): boolean {
  return Object.hasOwn(TEXT_TYPES, type);
}
