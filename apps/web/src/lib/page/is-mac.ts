/** Where ⌘ is what Ctrl is elsewhere. */
export const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);
