import { useEffect, useState } from 'react';
import type { PdfView } from '../../preview/stage/pdf-view.ts';
import type { Sheet } from '../../preview/stage/sheet.ts';

/** A page in sight, and the element over it that marks are drawn in. */
export interface OpenSheet extends Sheet {
  layer: HTMLElement;
}

/** The pages that are drawn now. pdf.js empties a page when it draws it anew, so its layer is put back each time. */
export function useSheets(view: PdfView): OpenSheet[] {
  const [sheets, setSheets] = useState<OpenSheet[]>([]);
  useEffect(() => {
    const open = new Map<number, OpenSheet>();
    const stop = view.drawOver((sheet) => {
      const was = open.get(sheet.number);
      const layer = was?.layer ?? document.createElement('div');
      layer.className = 'absolute inset-0 pointer-events-none';
      if (layer.parentElement !== sheet.div) sheet.div.append(layer);
      if (was?.div === sheet.div && was.turn === sheet.turn) return;
      open.set(sheet.number, { ...sheet, layer });
      for (const [number, one] of open) if (!one.layer.isConnected) open.delete(number);
      setSheets([...open.values()]);
    });
    return () => {
      stop();
      for (const { layer } of open.values()) layer.remove();
    };
  }, [view]);
  return sheets;
}
