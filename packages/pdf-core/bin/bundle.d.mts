type Opened = {
  isStale: boolean;
  run?: (words: string[], beginAgain: () => never) => Promise<number | undefined>;
};

export function openBundle(folder: string, root: string, command: string): Opened;
