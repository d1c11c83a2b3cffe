import { createContext } from 'react';

export type SaveAs = 'new' | 'version';

/** What the page of a tool remembers while its tool begins anew. */
export interface ToolRound {
  saveAs: SaveAs;
  chooseSaveAs: (saveAs: SaveAs) => void;
  /** The document is another one now: it is read again, and the tool begins anew. */
  reopen: () => void;
}

export const ToolRoundContext = createContext<ToolRound>({
  saveAs: 'new',
  chooseSaveAs: () => {},
  reopen: () => {},
});
