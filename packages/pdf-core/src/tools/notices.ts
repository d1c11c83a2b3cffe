/** What a document may have that a result may lack. */
export const PARTS = [
  'attachments',
  'associated_files',
  'layers',
  'tags',
  'destinations',
  'page_labels',
  'scripts',
  'signatures',
  'xfa',
  'articles',
  'thumbnails',
  'portfolio',
  'output_intents',
  'bookmarks',
  'form_fields',
  'language',
  'metadata',
] as const;
export type Part = (typeof PARTS)[number];

export type Figures = Record<string, string | number>;

/** Every notice about a document besides a tool's own report, with its parameters. */
export type NoticeParams = {
  repaired: { file: string; pages: number };
  pages_lost: { file: string; count: number };
  objects_lost: { file: string; count: number };
  standard_dropped: { standard: string };
  words_underneath: { pages: number };
  pages_without_text: { pages: number };
  pages_unread: { unread: number; pages: number };
  differences: { total: number; added: number; removed: number; changed: number; moved: number };
  no_differences: Record<string, never>;
  read_by_ocr: { file: string; pages: number };
  other_language_read: { language: string; pages: number };
  other_language_missing: { language: string; pages: number };
  /** With the figures of the report of the tool, whose message tells them. */
  nothing_found: { tool: string } & Figures;
} & Record<`dropped_${Part}`, Record<string, never>>;

export const NOTICE_CODES: NoticeCode[] = [
  'repaired',
  'pages_lost',
  'objects_lost',
  'standard_dropped',
  'words_underneath',
  'pages_without_text',
  'pages_unread',
  'differences',
  'no_differences',
  'read_by_ocr',
  'other_language_read',
  'other_language_missing',
  'nothing_found',
  ...PARTS.map((part) => `dropped_${part}` as const),
];
export type NoticeCode = keyof NoticeParams;

/** A fact that the caller has to know. It is data: its message is in the area `notices`. */
export type Notice = { [Code in NoticeCode]: { code: Code; params: NoticeParams[Code] } }[NoticeCode];
