/** The pictures and documents of a preview, by the place of their candidate. */
export const pictureNames = {
  before: 'before.webp',
  after: (index: number) => `after-${index}.webp`,
  worstBefore: (index: number) => `worst-before-${index}.webp`,
  worstAfter: (index: number) => `worst-after-${index}.webp`,
};

export function resultName(index: number): string {
  return `result-${index}.pdf`;
}
