import { type RefObject, useEffect } from 'react';
import { useSonner } from 'sonner';
import { type Box, type Obstacle, findFreePlace, moveBox, overlap } from './free-place.ts';

const TOASTS = '[data-sonner-toast]';
const MENU = '[role="menu"]';
const BUTTONS =
  'button,input,select,textarea,summary,[role="button"],[role="slider"],[role="tab"],[role^="menuitem"],[role="option"]';
const OBSTACLES = `${BUTTONS},a[href]`;
/** What the page, a panel or a dialog is called. */
const TITLES = 'h1,h2';
/** Of a phone, where a toast is as wide as a row: what it says, and what went wrong with it. */
const ROWS = `li,tr,[role="row"],[role="alert"],${TITLES}`;
const PHONE = matchMedia('(max-width: 600px)');
/** A button is what a person is about to press: any row sooner than a part of one. A link of a list stays within reach beside the toast. */
const COST = { button: 1000, row: 3, link: 1 };
const AIR = 3;
const LOOK_MS = 120;

/** While toasts are shown, keeps them where they lie over no button, as near to their corner as that is. */
export function useToastPlace(frame: RefObject<HTMLElement | null>): void {
  const { toasts } = useSonner();
  const isShown = toasts.length > 0;
  useEffect(() => {
    const element = frame.current;
    if (!isShown || !element) return;
    const release = holdUnderPointer(element);
    const first = requestAnimationFrame(() => place(element, true));
    // The page goes on changing below them: results come, bars open, lists scroll.
    const timer = setInterval(() => place(element, false), LOOK_MS);
    return () => {
      cancelAnimationFrame(first);
      clearInterval(timer);
      release();
    };
  }, [frame, isShown]);
}

/** Marks the toasts while the pointer is on them because it was moved there; a toast that came under it holds nobody. */
function holdUnderPointer(frame: HTMLElement): () => void {
  const hold = () => (frame.dataset.held = '');
  const leave = () => delete frame.dataset.held;
  frame.addEventListener('pointermove', hold);
  frame.addEventListener('pointerleave', leave);
  return () => {
    frame.removeEventListener('pointermove', hold);
    frame.removeEventListener('pointerleave', leave);
    leave();
  };
}

/** `isNew`: as near to the corner as it is free there. Later they stay where they are for as long as that is free. */
function place(frame: HTMLElement, isNew: boolean): void {
  const list = frame.querySelector<HTMLElement>('[data-sonner-toaster]');
  const toasts = list ? [...list.querySelectorAll<HTMLElement>(TOASTS)] : [];
  if (!list || toasts.length === 0) return;
  // What is being read or pressed does not move away; over an open menu the pointer is there for the menu.
  const isHeld = frame.dataset.held !== undefined || list.matches(':focus-within');
  if (isHeld && !document.querySelector(MENU)) return;
  const moved = movedBy(frame);
  const corner = cornerOf(list, toasts, moved);
  const obstacles = listObstacles(frame);
  const now = moveBox(corner, moved);
  if (!isNew && obstacles.every((box) => overlap(box, now) === 0)) return;
  const within = { ...corner, left: innerWidth - corner.right, bottom: innerHeight - AIR };
  const { x, y } = findFreePlace(corner, within, obstacles);
  frame.style.setProperty('--toast-x', `${-x}px`);
  frame.style.setProperty('--toast-y', `${y}px`);
}

/** How far they are moved to the left and down. */
function movedBy(frame: HTMLElement): { x: number; y: number } {
  const read = (name: string) => parseFloat(frame.style.getPropertyValue(name)) || 0;
  return { x: -read('--toast-x'), y: read('--toast-y') };
}

/** Where the toasts would lie unmoved, whatever of their arrival is still being shown. */
function cornerOf(list: HTMLElement, toasts: HTMLElement[], { x, y }: { x: number; y: number }): Box {
  const { left, top } = list.getBoundingClientRect();
  const width = Math.max(...toasts.map(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth));
  const gap = 8;
  const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + gap, -gap);
  return { left: left + x, top: top - y, right: left + x + width, bottom: top - y + height };
}

function costOf(element: HTMLElement): number {
  if (element.matches(BUTTONS) || element.dataset.button !== undefined) return COST.button;
  return element.matches(ROWS) ? COST.row : COST.link;
}

function listObstacles(frame: HTMLElement): Obstacle[] {
  const found: Obstacle[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    `${OBSTACLES},${PHONE.matches ? ROWS : TITLES}`,
  )) {
    if (frame.contains(element) || element.closest('[aria-hidden="true"],[inert]')) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight || right <= left || !element.checkVisibility()) continue;
    found.push({
      left: left - AIR,
      top: top - AIR,
      right: right + AIR,
      bottom: bottom + AIR,
      cost: costOf(element),
    });
  }
  return found;
}
