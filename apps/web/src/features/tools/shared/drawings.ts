import { type Art, SHEET } from './drawing-art.ts';
import { sheetDrawings } from './sheet-drawings.ts';
import type { ToolId } from './tool-list.ts';

const TEXT = 'M46 28h28M46 36h28M46 44h28M46 52h18';
/** A document on the left, and on the right what becomes of it. */
const FROM = 'M10 16h24l10 10v46H10zM34 16v10h10';
const FROM_TEXT = 'M18 36h18M18 44h18M18 52h12';
const TO = 'M76 16h34v56H76z';
const ARROW = 'M52 44h16M62 38l6 6-6 6';

export const drawings: Partial<Record<ToolId, Art>> = {
  ...sheetDrawings,
  merge: {
    ink: 'M10 12h26v36H10zM84 12h26v36H84zM44 34h32v46H44z',
    faint: 'M16 22h14M16 30h14M90 22h14M90 30h14M50 46h20M50 54h20M50 62h12',
    thread: 'M23 48c0 18 10 16 21 16M97 48c0 18-10 16-21 16',
  },
  split: {
    ink: 'M12 14h36v60H12zM72 14h36v60H72z',
    faint: 'M20 28h20M20 36h20M20 44h12M80 28h20M80 36h20M80 44h12',
    thread: 'M60 6v76',
    isStitched: true,
  },
  organize: {
    ink: 'M10 8h22v30H10zM44 8h22v30H44zM10 50h22v30H10zM84 28h22v30H84z',
    faint: 'M15 16h12M15 22h12M49 16h12M49 22h12M15 58h12M15 64h12M89 36h12M89 42h12M44 50h22v30H44z',
    thread: 'M84 48c-14 2-18 8-26 16M58 56v8h8',
  },
  compress: {
    ink: 'M16 8h34l10 10v62H16zM50 8v10h10M84 44h16l6 6v30H84zM100 44v6h6',
    faint: 'M24 28h28M24 36h28M24 44h28M24 52h16M89 58h12M89 65h12',
    thread: 'M64 62h14M73 57l5 5-5 5',
  },
  'images-to-pdf': {
    ink: 'M8 20h38v48H8zM32 36a4 4 0 1 1-8 0 4 4 0 0 1 8 0M8 60l12-14 10 10 6-6 10 10M76 12h24l10 10v54H76zM100 12v10h10',
    faint: 'M82 56l8-9 7 7 3-3 5 5M82 34h22v28H82z',
    thread: ARROW,
  },
  ocr: { ink: SHEET, faint: 'M46 28h18M46 36h24M46 56h28M46 64h20', thread: 'M26 46h68M26 42v8M94 42v8' },
  'ai-chat': {
    ink: 'M12 12h40v58H12zM68 24h40v30H82l-8 8v-8h-6z',
    faint: 'M20 24h24M20 32h24M20 56h16M76 35h24M76 43h14',
    thread: 'M20 44h24c14 0 14-6 24-8',
  },
  crop: { ink: SHEET, faint: TEXT, thread: 'M48 2v64h52M20 22h54v64' },
  'find-hidden': {
    ink: SHEET,
    faint: 'M46 28h28M46 36h10M46 52h18',
    thread: 'M60 32h18v8H60zM84 60a10 10 0 1 1-20 0 10 10 0 0 1 20 0M81 67l9 9',
  },
  sanitize: {
    ink: SHEET,
    faint: TEXT,
    thread: 'M20 30h8M24 26v8M96 40h8M100 36v8M28 62h8M32 58v8M90 64h6M93 61v6',
  },
  rotate: {
    ink: 'M26 30h48v44H26z',
    faint: 'M34 42h28M34 50h28M34 58h16',
    thread: 'M52 14c26-6 44 10 42 34M87 42l7 7 7-8',
  },
  'remove-blank-pages': {
    ink: 'M14 14h32v46H14z',
    faint: 'M21 26h18M21 34h18M21 42h12M66 14h34v46H66z',
    thread: 'M74 28l18 18M92 28L74 46M6 76c20-6 34-6 54-2s34 4 54-4',
  },
  'extract-images': {
    ink: 'M12 10h36l10 10v58H12zM48 10v10h10M74 34h36v30H74zM74 58l10-11 8 8 6-5 12 10',
    faint: 'M20 28h22M20 60h26M20 68h16M20 36h28v16H20z',
    thread: 'M52 44c8 0 8 4 16 4M63 43l6 5-6 5',
  },
  watermark: { ink: SHEET, faint: TEXT, thread: 'M44 70L78 36M50 75l30-30' },
  'page-numbers': { ink: SHEET, faint: TEXT, thread: 'M54 62h12v11H54zM59 66l2-1v5' },
  annotate: {
    ink: 'M38 8h32l12 12v60H38zM70 8v12h12M92 40l12-12 6 6-12 12-8 2z',
    faint: 'M46 28h28M46 52h28M46 60h18',
    thread: 'M46 40h28M86 52c-2 10-14 14-26 14',
  },
  metadata: {
    ink: SHEET,
    faint: TEXT,
    thread: 'M74 58l16-16h16v16L90 74zM98 50a1 1 0 1 0 .1 0',
  },
  'create-form': {
    ink: 'M38 8h32l12 12v60H38zM70 8v12h12M46 30h28v9H46zM46 48h28v9H46z',
    faint: 'M46 25h10M46 44h14M46 66h8v8h-8zM58 70h14',
    thread: 'M97 36v16M89 44h16',
  },
  'fill-form': {
    ink: 'M38 8h32l12 12v60H38zM70 8v12h12M46 28h28v9H46zM46 46h28v9H46zM46 64h9v9h-9z',
    faint: 'M60 69h14',
    thread: 'M50 33h14M50 51h18M48 68l3 3 6-8',
  },
  flatten: {
    ink: 'M20 24l40-14 40 14-40 14z',
    faint: 'M20 42l40 14 40-14M20 33l40 14 40-14',
    thread: 'M20 62l40 14 40-14',
  },
  sign: {
    ink: SHEET,
    faint: 'M46 26h28M46 34h28M46 42h18M46 70h28',
    thread: 'M42 64c6-16 12-16 10-4s8 2 12-2 4 6 8 4 10-4 24-10',
  },
  signatures: {
    ink: 'M30 8h32l12 12v60H30zM62 8v12h12',
    faint: 'M38 28h28M38 36h28M38 44h20M38 68h22',
    thread: 'M104 52a16 16 0 1 1-32 0 16 16 0 0 1 32 0M81 52l5 5 9-10',
  },
  protect: {
    ink: 'M30 8h32l12 12v60H30zM62 8v12h12',
    faint: 'M38 28h28M38 36h28M38 44h20',
    thread: 'M76 50h28v22H76zM82 50v-7a8 8 0 0 1 16 0v7M90 58v6',
  },
  unlock: {
    ink: 'M30 8h32l12 12v60H30zM62 8v12h12',
    faint: 'M38 28h28M38 36h28M38 44h20',
    thread: 'M76 52h28v22H76zM82 52v-11a8 8 0 0 1 15-4M90 60v6',
  },
  analyze: { ink: SHEET, faint: 'M46 28h18M46 72h28', thread: 'M50 72V60M57 72V48M64 72V54M71 72V38' },
  'to-pdf': {
    ink: `${FROM}${TO}`,
    faint: `${FROM_TEXT}M82 44h22M82 52h22M82 60h14`,
    thread: `${ARROW}M82 28h16M82 35h9`,
  },
  'to-word': {
    ink: `${FROM}${TO}`,
    faint: `${FROM_TEXT}M82 36h22M82 44h22M82 52h14`,
    thread: `${ARROW}M82 26h12`,
  },
  'to-excel': {
    ink: `${FROM}${TO}M76 30h34M76 44h34M76 58h34M87 16v56M99 16v56`,
    faint: FROM_TEXT,
    thread: ARROW,
  },
  'to-csv': {
    ink: `${FROM}${TO}`,
    faint: `${FROM_TEXT}M82 28h6M93 28h10M82 40h10M97 40h6M82 52h6M93 52h10`,
    thread: `${ARROW}M90 30l-1 4M94 42l-1 4M90 54l-1 4`,
  },
  'to-powerpoint': {
    ink: `${FROM}M72 24h42v30H72zM93 54v16M84 72l9-6 9 6`,
    faint: `${FROM_TEXT}M78 46h20`,
    thread: `${ARROW}M79 34h14`,
  },
  'to-images': {
    ink: `${FROM}M74 22h38v42H74zM74 56l11-13 9 10 6-6 12 12`,
    faint: `${FROM_TEXT}M101 35a4 4 0 1 1-8 0 4 4 0 0 1 8 0`,
    thread: ARROW,
  },
  'to-markdown': {
    ink: `${FROM}${TO}`,
    faint: `${FROM_TEXT}M82 46h22M82 54h22M82 62h14`,
    thread: `${ARROW}M86 24l-2 14M93 24l-2 14M82 28h13M81 34h13`,
  },
  'to-html': {
    ink: `${FROM}${TO}M76 26h34`,
    faint: FROM_TEXT,
    thread: `${ARROW}M88 40l-6 7 6 7M98 40l6 7-6 7`,
  },
  'to-text': {
    ink: `${FROM}${TO}`,
    faint: `${FROM_TEXT}M82 40h22M82 48h22M82 56h14`,
    thread: `${ARROW}M82 27h16M90 27v-4`,
  },
  'to-epub': {
    ink: `${FROM}M72 22c8-4 14-3 21 2 7-5 13-6 21-2v44c-8-3-14-3-21 2-7-5-13-5-21-2z`,
    faint: `${FROM_TEXT}M78 34h9M78 42h9M99 34h9M99 42h9`,
    thread: `${ARROW}M93 24v44`,
  },
  'headers-footers': { ink: SHEET, faint: TEXT, thread: 'M46 16h14M46 72h8M66 72h8' },
  invert: {
    ink: SHEET,
    faint: TEXT,
    thread: 'M104 40a12 12 0 1 1-10-18 9 9 0 0 0 10 18z',
  },
  grayscale: {
    ink: SHEET,
    faint: 'M46 30h28M46 38h28M46 46h28M46 54h18',
    thread: 'M104 46a12 12 0 1 1-24 0 12 12 0 0 1 24 0M92 34v24M96 37v18M100 41v10',
  },
  reverse: {
    ink: 'M12 20h28v40H12zM80 20h28v40H80z',
    faint: 'M18 30h16M18 38h16M86 30h16M86 38h16M46 14h28v40H46z',
    thread: 'M26 66c14 14 54 14 68 0M34 66h-8v8',
  },
  'auto-rename': {
    ink: SHEET,
    faint: 'M46 34h28M46 42h28M46 50h18',
    thread: 'M40 72h40M84 64v16M80 64h8M80 80h8M46 22h22',
  },
  mix: {
    ink: 'M10 10h26v34H10zM10 50h26v34H10zM78 22h30v46H78z',
    faint: 'M16 20h14M16 28h14M16 60h14M16 68h14M84 34h18M84 42h18M84 50h12',
    thread: 'M36 26c20 0 18 36 40 36M36 66c20 0 18-38 40-38',
  },
  redact: { ink: SHEET, faint: TEXT, thread: 'M46 28h18M46 44h28M46 31h18M46 47h28' },
  bookmarks: { ink: SHEET, faint: TEXT, thread: 'M66 8v22l5-5 5 5V8' },
  'page-labels': { ink: SHEET, faint: TEXT, thread: 'M86 30h18v12H86zM86 52h18v12H86zM91 36h8M91 58h3' },
  'extract-attachments': {
    ink: 'M16 8h34l10 10v62H16zM50 8v10h10',
    faint: 'M24 28h28M24 36h28M24 44h18',
    thread: 'M70 60l22-22a8 8 0 0 1 12 12L84 70a5 5 0 0 1-8-7l18-18',
  },
  'attach-files': {
    ink: 'M16 8h34l10 10v62H16zM50 8v10h10',
    faint: 'M24 28h28M24 36h28M24 44h18',
    thread: 'M70 52l16-16a8 8 0 0 1 12 12L80 66a5 5 0 0 1-8-7l14-14M100 62v16M92 70h16',
  },
  'stamp-picture': {
    ink: SHEET,
    faint: TEXT,
    thread: 'M58 54h24v20H58zM58 70l8-8 6 6 4-4 6 6M75 59h2v2h-2z',
  },
  deskew: {
    ink: 'M36 14l46-8 12 66-46 8z',
    faint: 'M46 26l28-5M47 34l28-5M49 42l28-5M50 50l18-3',
    thread: 'M14 64h92M20 58v12M40 60v8M60 58v12M80 60v8M100 58v12',
  },
  linearize: {
    ink: 'M10 14h100v60H10zM10 26h100',
    faint: 'M17 20h2M24 20h2M31 20h2M22 36h32M22 44h32M22 52h20',
    thread: 'M84 32L70 52h12l-4 16 16-20H82z',
  },
  'add-code': {
    ink: SHEET,
    faint: 'M46 28h20M46 36h16',
    thread: 'M50 46h8v8h-8zM66 46h8v8h-8zM50 62h8v8h-8zM66 62h3v3M74 62v8h-8M62 46v6M62 58h-4M70 58h4',
  },
  'read-codes': {
    ink: SHEET,
    faint: 'M52 30h5v5h-5zM63 30h5v5h-5zM52 41h5v5h-5zM63 42h5M65 46h3M50 64h20M50 70h12',
    thread: 'M44 32v-8h8M68 24h8v8M76 46v8h-8M52 54h-8v-8',
  },
  'fill-from-csv': {
    ink: 'M12 20h44v48H12zM12 32h44M12 44h44M12 56h44M34 20v48M76 12h32v40H76z',
    faint: 'M84 22h16M84 40h10',
    thread: 'M60 44h10M66 40l4 4-4 4M84 28h16v6H84zM80 58v14h32V32',
  },
  compare: {
    ink: 'M12 12h40v58H12zM68 12h40v58H68z',
    faint: 'M20 24h24M20 34h24M20 54h16M76 24h24M76 34h24M76 54h16',
    thread: 'M20 44h18M76 44h24M54 41h12M62 37l4 4-4 4',
  },
  repair: {
    ink: 'M38 8h32l12 12v22l-8-5-8 6-8-6-8 6-8-6-4 4V8zM70 8v12h12M38 52l8-6 8 6 8-6 8 6 8-6 4 3v33H38z',
    faint: 'M46 24h20M46 66h28M46 74h18',
    thread: 'M50 38v18M60 34v22M70 38v18',
  },
};
