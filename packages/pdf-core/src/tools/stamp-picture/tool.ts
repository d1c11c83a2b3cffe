import { basic, defineTool, onePdf } from '../record.ts';

/** A square of four pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGM4IScnJ3eCQU7uxAk5OQAcfgQROIqoTwAAAABJRU5ErkJggg==';

export const stampPictureTool = defineTool({
  id: 'stamp-picture',
  about: 'Put a picture on pages, such as a logo or a stamp.',
  group: 'edit',
  icon: 'stamp',
  inputs: onePdf,
  pages: 'kept',
  needs: 'modifying',
  ending: 'stamped',
  reader: 'edit',
  touches: () => ({ draws: 'artifacts', isSeeThrough: true }),
  options: () => import('./options.ts').then(({ stampPictureOptions }) => stampPictureOptions),
  report: () => import('./report.ts').then(({ stampPictureReport }) => stampPictureReport),
  example: { picture: PICTURE },
  features: basic,
  batch: { forOne: true },
  commandLine: {
    fromFile: ['picture'],
    examples: ['sheaf stamp-picture letter.pdf --picture logo.png --place top-right --width 20 -o out.pdf'],
  },
  load: () => import('#engines/stamp-picture/stamp-picture.ts').then(({ stampPicture }) => stampPicture),
});
