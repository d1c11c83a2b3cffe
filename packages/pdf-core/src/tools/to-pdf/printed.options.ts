/** How `to-pdf` makes the PDF of a file for a tool that takes PDFs: what was deleted is no part of a version, what was inserted is. */
export const PRINTED = { trackedChanges: 'accepted' } as const;
