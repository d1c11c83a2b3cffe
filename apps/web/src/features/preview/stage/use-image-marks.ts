import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { trpc } from '../../../lib/api/trpc.ts';
import type { Highlight } from '../find/highlight.ts';
import { drawHighlights } from '../find/highlight-layer.ts';
import type { MarkedView, Sheet } from './sheet.ts';
import { previewMessages } from '../preview.messages.ts';

interface Marks {
  highlights: Highlight[];
  active: number | null;
  onHighlight: ((number: number) => void) | undefined;
}

/** What is marked over a picture that was read: passages, and whatever is drawn over its view. */
export function useImageMarks(file: { id: string; has_ocr: boolean }, marks: Marks) {
  const t = useMessages(previewMessages);
  const { highlights, active, onHighlight } = marks;
  const [div, setDiv] = useState<HTMLElement | null>(null);
  const { data } = useQuery(trpc.ai.ocrResult.queryOptions({ fileId: file.id }, { enabled: file.has_ocr }));
  // In the measure that words are placed in.
  const { width = 0, height = 0 } = data?.result?.pages[0] ?? {};
  const sheet = useMemo<Sheet | null>(
    () => (div && width ? { number: 1, div, size: { width, height }, turn: 0 } : null),
    [div, width, height],
  );
  const view = useMemo<MarkedView | null>(
    () =>
      sheet && {
        drawOver: (draw) => {
          draw(sheet);
          return () => {};
        },
        goTo: () => bringIntoView(sheet.div),
      },
    [sheet],
  );
  useEffect(() => {
    if (!sheet) return;
    const numbered = highlights.map((highlight, index) => ({ highlight, number: index + 1 }));
    const { div: page, size, turn } = sheet;
    drawHighlights({
      page,
      size,
      turn,
      active,
      highlights: numbered,
      nameOf: (number) => t('passage', { number }),
      onChoose: onHighlight,
    });
    bringIntoView(page);
  }, [sheet, highlights, active, onHighlight, t]);
  return { ref: setDiv, view };
}

function bringIntoView(page: HTMLElement): void {
  page.querySelector('[data-active="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
