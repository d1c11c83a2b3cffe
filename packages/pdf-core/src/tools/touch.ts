/** The effect of a tool on a document, as far as it matters for standards. */
export type Touch = {
  /**
   * `nothing`: what was there stays, or less of it. `artifacts`: something is drawn that is no content. `content`:
   * something is put on a page that tags would have to name.
   */
  draws: 'nothing' | 'artifacts' | 'content';
  isSeeThrough?: boolean;
  /** Words of a language are added beside the pages: titles, bookmarks. */
  addsWords?: boolean;
  /** Files of any kind are put into it: of the parts of PDF/A, the third alone takes those. */
  attachesFiles?: boolean;
  /** Every object is written anew, by a writer that does not know the first part of PDF/A. */
  isRewritten?: boolean;
  /** The file becomes one of PDF 1.7, with properties beside its XMP: the fourth part of PDF/A has neither. */
  isAssembled?: boolean;
};
