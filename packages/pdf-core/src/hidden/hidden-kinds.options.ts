/** Why words are not seen. */
export const HIDDEN_KINDS = [
  'box',
  'picture',
  'annotation',
  'background',
  'transparent',
  'invisible',
  'tiny',
  'clipped',
  'outside',
] as const;
export type HiddenKind = (typeof HIDDEN_KINDS)[number];
