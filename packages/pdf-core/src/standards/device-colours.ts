import { type PDFContext, type PDFDict, PDFName } from '@cantoo/pdf-lib';

const WHITE = [0.9505, 1, 1.089];

/** sRGB as numbers: archives require a meaning for every color, and this needs no profile. */
function plainRgb(): unknown[] {
  const matrix = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.7222, 0.9505];
  return ['CalRGB', { WhitePoint: WHITE, Gamma: [2.2, 2.2, 2.2], Matrix: matrix }];
}

/** Resources that give device colours of a drawing a meaning of their own. */
export function defaultColours(context: PDFContext): PDFDict {
  const gray = ['CalGray', { WhitePoint: WHITE, Gamma: 2.2 }];
  return context.obj({ DefaultRGB: plainRgb(), DefaultGray: gray } as never) as unknown as PDFDict;
}

/** What is see-through is mixed in colours that mean something too. */
export function giveBlendingColours(context: PDFContext, page: PDFDict): void {
  const key = PDFName.of('Group');
  if (page.has(key)) return;
  page.set(key, context.obj({ Type: 'Group', S: 'Transparency', CS: plainRgb() } as never));
}
