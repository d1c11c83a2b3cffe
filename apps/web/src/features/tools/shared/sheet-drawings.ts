import { type Art, SHEET } from './drawing-art.ts';
import type { ToolId } from './tool-list.ts';

/** Of the tools that put pages on sheets of paper. */
export const sheetDrawings: Partial<Record<ToolId, Art>> = {
  'n-up': {
    ink: 'M16 14h88v60H16zM60 14v60',
    faint: 'M24 26h24M24 34h24M24 42h16M68 26h24M68 34h24M68 42h16',
    thread: 'M36 62h48M76 56l8 6-8 6',
  },
  booklet: {
    ink: 'M60 20c-10-8-26-8-42-4v54c16-4 32-4 42 4 10-8 26-8 42-4V16c-16-4-32-4-42 4z',
    faint: 'M26 30c8-2 16-1 24 1M26 40c8-2 16-1 24 1M94 30c-8-2-16-1-24 1M94 40c-8-2-16-1-24 1',
    thread: 'M60 20v54M56 40h8M56 54h8',
  },
  poster: {
    ink: 'M20 8h80v72H20zM60 8v72M20 44h80',
    faint: 'M30 22h60M30 32h60M30 58h60M30 68h36',
    thread: 'M48 32L36 20M36 30V20h10M72 56l12 12M84 58v10H74',
  },
  resize: {
    ink: 'M14 30h34v46H14zM56 8h50v68H56z',
    faint: 'M21 42h20M21 50h20M21 58h12M66 24h30M66 34h30M66 44h18',
    thread: 'M30 20c4-10 10-12 18-12M42 4l6 4-4 6',
  },
  overlay: {
    ink: 'M24 8h40v54H24zM56 26h40v54H56z',
    faint: 'M32 20h16M32 28h16M64 54h24M64 62h24M64 70h14',
    thread: 'M64 38h24M64 44h10',
  },
  'contact-sheet': {
    ink: SHEET,
    faint: 'M46 30h8M64 30h8M46 50h8M64 50h8M46 70h8M64 70h8',
    thread:
      'M45 16h11v11H45zM64 16h11v11H64zM45 36h11v11H45zM64 36h11v11H64zM45 56h11v11H45zM64 56h11v11H64z',
  },
};
