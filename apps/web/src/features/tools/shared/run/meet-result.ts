/** The button is gone, so that the keyboard goes on from the result. On a phone, it was far below where the result comes. */
export function meet(section: HTMLElement | null): void {
  if (!section) return;
  if (document.activeElement?.matches('body, main')) section.focus({ preventScroll: true });
  if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' });
}
