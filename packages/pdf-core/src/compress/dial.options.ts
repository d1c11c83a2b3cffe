/** Turns of the dial and what they stand for; between them lies what is between. */
const DIAL = [
  { quality: 0.1, imageQuality: 20, maxImageDPI: 72 },
  { quality: 0.3, imageQuality: 40, maxImageDPI: 84 },
  { quality: 0.5, imageQuality: 65, maxImageDPI: 120 },
  { quality: 0.7, imageQuality: 85, maxImageDPI: 150 },
  { quality: 0.9, imageQuality: 100, maxImageDPI: 252 },
  { quality: 1, imageQuality: 100, maxImageDPI: 300 },
] as const;

/** Similarity is measured on so many: pages of one document are much alike, and each costs a tenth of a second. */
export const COMPARED_PAGES = 5;

/** How images are kept by a turn of the simple tool's dial. */
export function turnDial(quality: number): { imageQuality: number; maxImageDPI: number } {
  const upper = Math.max(
    1,
    DIAL.findIndex((turn) => turn.quality >= quality),
  );
  const from = DIAL[upper - 1] ?? DIAL[0];
  const to = DIAL[upper] ?? DIAL[0];
  const share = (quality - from.quality) / (to.quality - from.quality);
  const between = (low: number, high: number, step: number) =>
    Math.round((low + share * (high - low)) / step) * step;
  return {
    imageQuality: between(from.imageQuality, to.imageQuality, 5),
    maxImageDPI: between(from.maxImageDPI, to.maxImageDPI, 6),
  };
}
