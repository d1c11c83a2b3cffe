import { officeLimits, tooMuch } from './office-limits.ts';

const MOST_TABS = 40;

/** `label` is the name of a sheet. */
export type OfficePage = { label?: string; text: string };

export type PageWriter = {
  write: (text: string) => void;
  /** A new page, unless the last one is still empty. */
  turn: () => void;
  /** The next page, named, however empty the last one is. */
  begin: (label: string) => void;
  pages: () => OfficePage[];
};

/** What stands between a cell and the one before it, or the border of the sheet: a tab for each column. Far ones are brought near. */
export const tabsBetween = (column: number, before: number) =>
  '\t'.repeat(Math.min(MOST_TABS, Math.max(before < 0 ? 0 : 1, column - Math.max(0, before))));

/** Takes what is read piece by piece, up to the limits. */
export function createPageWriter(): PageWriter {
  const pages: { label?: string; pieces: string[] }[] = [];
  let characters = 0;
  const add = (page: { label?: string; pieces: string[] }) => {
    if (pages.length >= officeLimits.pages) throw tooMuch('more pages than it may have');
    pages.push(page);
  };
  const isEmpty = () => !pages.at(-1)?.pieces.some((piece) => piece.trim());
  return {
    write(text) {
      characters += text.length;
      if (characters > officeLimits.characters) throw tooMuch('more text than it may have');
      if (!pages.length) add({ pieces: [] });
      pages.at(-1)!.pieces.push(text);
    },
    turn() {
      if (!isEmpty()) add({ pieces: [] });
    },
    begin: (label) => add({ label, pieces: [] }),
    pages: () =>
      pages.map(({ label, pieces }) => ({
        ...(label === undefined ? {} : { label }),
        text: tidy(pieces, Boolean(label)),
      })),
  };
}

/** In a sheet the tabs before the first cell tell which column it is in. */
function tidy(pieces: string[], isSheet: boolean): string {
  const lines = pieces.join('').split('\n');
  return lines
    .map((line) => {
      const tidied = line.replace(/(?<! ) +\t/g, '\t');
      return isSheet ? tidied.replace(/^ +/, '').trimEnd() : tidied.trim();
    })
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}
