const FLOATING =
  '[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[data-radix-popper-content-wrapper]';
const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[tabindex="0"]';
const WRITTEN_IN = 'input:not([type=checkbox],[type=radio]),textarea';
/** What React and the dialogs do about the focus themselves is over by then. */
const WAIT_MS = 60;

interface Place {
  element: HTMLElement;
  /** From the element outwards: the position of each. */
  steps: { node: Element; parent: Element; index: number }[];
}

/**
 * A browser drops the focus when what has it goes away: a dialog that closes, a row that was deleted, a button that turns
 * into a result. Here it goes back to what opened that, or on to what took its place, so that the keyboard goes on from there.
 */
export function keepFocus(first: EventTarget | null): void {
  let last: Place | null = null;
  /** The last that was no part of a dialog or a menu. */
  let beneath: Place | null = null;
  let timer: number | undefined;
  const note = (target: unknown) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    last = describePlace(target);
    if (!target.closest(FLOATING)) beneath = last;
  };
  // What had the focus first may have opened a dialog while this was fetched.
  note(first);
  note(document.activeElement);
  document.addEventListener('focusin', ({ target }) => note(target));
  // Who clicks where nothing can have the focus wants none.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(`${FOCUSABLE},${FLOATING},label`)) last = null;
  });
  const mend = () => {
    if (document.activeElement !== document.body || !last || isAble(last.element)) return;
    // A button that is busy will be back.
    if (last.element.isConnected && last.element.matches(':disabled')) return;
    const target = findPlace(last) ?? (beneath && findPlace(beneath)) ?? document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
  new MutationObserver((changes) => {
    if (document.activeElement !== document.body || !last) return;
    const { element } = last;
    if (changes.some(({ type, target }) => type === 'attributes' && target === element) && isAble(element))
      element.focus({ preventScroll: true });
    window.clearTimeout(timer);
    timer = window.setTimeout(mend, WAIT_MS);
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

function describePlace(element: HTMLElement): Place {
  const steps: Place['steps'] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement)
    steps.push({ node, parent: node.parentElement, index: [...node.parentElement.children].indexOf(node) });
  return { element, steps };
}

/** The element itself, or the matching one at its old position. */
function findPlace({ element, steps }: Place): HTMLElement | null {
  if (isAble(element)) return element;
  const step = steps.find(({ parent }) => parent.isConnected);
  if (!step || step.node.isConnected || step.parent === document.body) return null;
  const { node, parent, index } = step;
  const order = focusables(node).indexOf(element);
  for (const neighbour of [parent.children[index], parent.children[index - 1]]) {
    const able = neighbour ? focusables(neighbour).filter(isAble) : [];
    const found = able[order] ?? able[0];
    // A phone would unfold its keyboard.
    if (found && (!found.matches(WRITTEN_IN) || element.matches(WRITTEN_IN))) return found;
  }
  return null;
}

function focusables(within: Element): HTMLElement[] {
  const inner = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return within instanceof HTMLElement && within.matches(FOCUSABLE) ? [within, ...inner] : inner;
}

function isAble(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.checkVisibility();
}
