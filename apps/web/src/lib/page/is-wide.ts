/** Whether there is room for panels beside the content: the width that styles call `desktop`. */
export const isWide = () => window.matchMedia('(min-width: 901px)').matches;
