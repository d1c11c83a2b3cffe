/** The kinds of text that a document can be made from. A book of HTML is one of them. */
export type TextKind = 'text' | 'markdown' | 'html' | 'mail' | 'epub';

/** The media types of files of each kind. */
export const TEXT_TYPES = {
  'text/plain': 'text',
  'text/markdown': 'markdown',
  'text/html': 'html',
  'message/rfc822': 'mail',
  'application/epub+zip': 'epub',
} as const satisfies Record<string, TextKind>;

export function isTextType(type: string): boolean {
  return Object.hasOwn(TEXT_TYPES, type);
}
