import { createContext, useContext } from 'react';

/** Opens the palette, where the page around has one; for pages that put the button for it among their own. */
export const PaletteOpener = createContext<(() => void) | null>(null);

export const usePaletteOpener = () => useContext(PaletteOpener);
