import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the tools and a mark that they would have covered. */
const GAP = 8;

/**
 * The pages stay where they are seen when the tools above them take another row, or give it back. A mark that the row
 * would cover, of which it says what can be done, is scrolled clear of it.
 */
export function useStill(
  tools: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  isMoved: RefObject<boolean>,
): void {
  useLayoutEffect(() => {
    const above = tools.current;
    if (!above) return;
    let height = above.offsetHeight;
    const observer = new ResizeObserver(() => {
      const grown = above.offsetHeight - height;
      height += grown;
      // Before the page has opened at its place there is nothing to hold.
      if (!grown || !isMoved.current || !pages.current) return;
      pages.current.scrollTop += grown;
      const mark = pages.current.querySelector('[aria-pressed="true"]');
      const top = pages.current.getBoundingClientRect().top + GAP;
      const covered = mark ? top - mark.getBoundingClientRect().top : 0;
      // What was out of sight before stays there.
      if (covered > 0 && covered <= grown + GAP) pages.current.scrollTop -= covered;
    });
    observer.observe(above);
    return () => observer.disconnect();
  }, [tools, pages, isMoved]);
}
