import { formatNumber } from '../../lib/format.ts';
import { defineTexts } from '../../lib/texts.ts';

export const annotateTexts = defineTexts({
  en: {
    button: 'Save annotations',
    done: 'PDF annotated',
    failed: (message: string) => `Failed to annotate the PDF: ${message}`,
    missing: 'Put something on a page',
    empty: 'Write the words of every text and note',
    summary: (marks: number) => (marks === 1 ? '1 annotation' : `${formatNumber(marks)} annotations`),
    tools: 'What to put on the page',
    types: {
      text: 'Text',
      highlight: 'Highlight',
      note: 'Note',
      rectangle: 'Rectangle',
      line: 'Line',
      ink: 'Draw',
      stamp: 'Stamp',
    },
    how: {
      text: 'Press where the words begin, or drag a box for them.',
      highlight: 'Drag over what is to be marked.',
      note: 'Press where the note is pinned.',
      rectangle: 'Drag from corner to corner.',
      line: 'Drag from end to end.',
      ink: 'Draw on the page.',
      stamp: 'Press where the stamp goes.',
    },
    putHere: 'Put it in the middle',
    mark: (type: string, number: number) => `${type} ${number}: arrow keys move it, Delete removes it`,
    words: 'Words',
    size: 'Size of the words',
    color: 'Colour',
    opacity: 'Opacity',
    lineWidth: 'Thickness',
    arrow: 'Ends in an arrow',
    comment: 'Comment',
    commentHint: 'Shown when it is pointed at.',
    remove: 'Remove',
  },
});
