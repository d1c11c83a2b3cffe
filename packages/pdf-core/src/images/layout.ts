import type { Rectangle } from './sheet.options.ts';

/** Where an image of a natural size (in points) is put in its place; `fill` reaches beyond it and is cut. */
export function placeImage(
  layout: 'fit' | 'fill' | 'stretch' | 'center',
  natural: { width: number; height: number },
  place: Rectangle,
): Rectangle {
  if (layout === 'stretch') return place;
  const across = place.width / natural.width;
  const down = place.height / natural.height;
  const contained = Math.min(across, down);
  const scale = { fit: contained, fill: Math.max(across, down), center: Math.min(1, contained) }[layout];
  const width = natural.width * scale;
  const height = natural.height * scale;
  return { x: place.x + (place.width - width) / 2, y: place.y + (place.height - height) / 2, width, height };
}

export function intersect(a: Rectangle, b: Rectangle): Rectangle {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const top = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: top - y };
}
