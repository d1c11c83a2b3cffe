import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { findLastAt, type Word } from './word.ts';

/** Laid into the page at once, and then at a time: a document of hundreds of pages is no one task. */
const [FIRST, AT_ONCE] = [3, 6];
const ABOVE = 24;
/** A place is found anew while what is around it is laid out. */
const FRAMES = 3;

/** With these the reader goes on from a heading that was chosen. */
const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Brings the chunks of a document into the page, goes to places in it, and knows where the reader is: a chosen heading near the end may not come to the top. */
export function useWordView(box: RefObject<HTMLElement | null>, word: Word) {
  const [count, setCount] = useState(FIRST);
  const [here, setHere] = useState(-1);
  const [chosen, setChosen] = useState<number | null>(null);
  const target = useRef<string | null>(null);
  const all = word.chunks.length;

  useEffect(() => {
    if (count >= all) return;
    const timer = setTimeout(() => startTransition(() => setCount(count + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [count, all]);

  /** To the first that a selector finds, now or as soon as it is in the page. */
  const bring = useCallback(
    (selector: string) => {
      target.current = selector;
      let left = FRAMES;
      const go = () => {
        if (target.current !== selector || !showFirst(box, selector)) return;
        left -= 1;
        if (left > 0) requestAnimationFrame(go);
        else target.current = null;
      };
      go();
    },
    [box],
  );
  useLayoutEffect(() => {
    if (target.current) bring(target.current);
  });

  useEffect(() => {
    const element = box.current;
    if (!element || !word.headings.length) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setHere(findHeading(element, word));
    };
    const onScroll = () => (frame ||= requestAnimationFrame(look));
    onScroll();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', onScroll);
    };
  }, [box, word]);

  useEffect(() => {
    const element = box.current;
    const forget = () => setChosen(null);
    for (const event of MOVES) element?.addEventListener(event, forget, { passive: true });
    return () => {
      for (const event of MOVES) element?.removeEventListener(event, forget);
    };
  }, [box]);

  const at = chosen === null ? -1 : word.headings.findIndex(({ paragraph }) => paragraph === chosen);
  const reveal = useCallback(
    (selector: string) => {
      setChosen(null);
      bring(selector);
    },
    [bring],
  );
  const choose = useCallback(
    (paragraph: number) => {
      setChosen(paragraph);
      bring(`[data-paragraph="${paragraph}"]`);
    },
    [bring],
  );
  return { count, here: at < 0 ? here : at, reveal, choose };
}

/** Scrolls to the first that the selector finds, if there is one: a mark that is in sight stays where it is. */
function showFirst({ current: box }: RefObject<HTMLElement | null>, selector: string): boolean {
  const found = box?.querySelector<HTMLElement>(selector);
  if (!box || !found) return false;
  const [outer, inner] = [box.getBoundingClientRect(), found.getBoundingClientRect()];
  const isMark = found.tagName === 'MARK';
  const isSeen = inner.top >= outer.top + ABOVE && inner.bottom <= outer.bottom - ABOVE;
  if (!isMark || !isSeen) box.scrollTop += inner.top - outer.top - (isMark ? outer.height / 3 : ABOVE);
  return true;
}

/** Only chunks are measured, and the headings of the one at the top: the others need not be laid out for it. */
function findHeading(box: HTMLElement, { chunks, headings, chunkOf }: Word): number {
  const top = box.getBoundingClientRect().top + ABOVE * 2;
  const elements = Array.from(box.querySelectorAll<HTMLElement>('[data-chunk]'));
  const at = Math.max(
    0,
    findLastAt(
      elements.map((one) => one.getBoundingClientRect().top),
      top,
    ),
  );
  const end = chunks[at + 1]?.start ?? Infinity;
  return headings.findLastIndex(({ paragraph }) => {
    if (paragraph >= end) return false;
    if (chunkOf(paragraph) < at) return true;
    const heading = elements[at]?.querySelector(`[data-paragraph="${paragraph}"]`);
    return heading ? heading.getBoundingClientRect().top <= top : false;
  });
}
