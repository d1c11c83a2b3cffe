/** What closes gives the focus back a moment late, and would close a menu or popover that was opened meanwhile. */
export function leaveOpened(event: Event): void {
  if (document.querySelector('[data-radix-popper-content-wrapper] > [data-state=open]'))
    event.preventDefault();
}
