import { defineTexts } from '../../../../lib/texts.ts';

export const stampTexts = defineTexts(
  {
    en: {
      words: 'Words',
      wordsMissing: 'A watermark needs words.',
      opacity: 'Opacity',
      rotation: 'Rotation',
      color: 'Colour',
      position: 'Position',
      positions: {
        'top-left': 'Top left',
        'top-center': 'Top centre',
        'top-right': 'Top right',
        'bottom-left': 'Bottom left',
        'bottom-center': 'Bottom centre',
        'bottom-right': 'Bottom right',
      },
      style: 'Style',
      styles: { arabic: '1, 2, 3', roman: 'i, ii, iii' },
      start: 'First number',
      addWatermark: 'Add watermark',
      addNumbers: 'Number pages',
      watermarked: 'Watermark added',
      numbered: 'Pages numbered',
      watermarkFailed: (message: string) => `Failed to add the watermark: ${message}`,
      numbersFailed: (message: string) => `Failed to number the pages: ${message}`,
      summary: (pages: string) => `${pages} in one file`,
    },
  },
  {
    de: () => import('./stamp.texts.de.ts'),
    es: () => import('./stamp.texts.es.ts'),
    fr: () => import('./stamp.texts.fr.ts'),
  },
);
