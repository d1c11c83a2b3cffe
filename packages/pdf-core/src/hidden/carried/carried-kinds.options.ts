/** What a document may carry beside what its pages show. */
export const CARRIED_KINDS = [
  'revisions',
  'unused',
  'metadata',
  'comments',
  'attachments',
  'scripts',
  'layers',
  'form',
  'thumbnails',
  'private',
  'links',
] as const;
export type CarriedKind = (typeof CARRIED_KINDS)[number];
