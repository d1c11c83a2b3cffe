/** A page that is only read needs none of it. Without a connection, the next focus asks for it again. */
export function keepFocusOnceGiven(): void {
  const given = ({ target }: FocusEvent) => {
    document.removeEventListener('focusin', given);
    import('./keep-focus.ts').then(
      ({ keepFocus }) => keepFocus(target),
      () => document.addEventListener('focusin', given),
    );
  };
  document.addEventListener('focusin', given);
}
