import { DEFAULT_FOLDER_COLOR } from '@sheaf/api/features/folders/folders.schema.ts';

/** The member's own colours: they appear on folders and nowhere else, so they are no tokens of the theme. */
export const folderColors = {
  blue: DEFAULT_FOLDER_COLOR,
  amber: '#D68C3C',
  green: '#5BA66B',
  red: '#CB6160',
  teal: '#1F9797',
  violet: '#8B6FC4',
} as const;
export type FolderColorName = keyof typeof folderColors;
export const folderColorNames = Object.keys(folderColors) as FolderColorName[];
