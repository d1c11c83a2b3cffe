import type { EmbeddedPicture } from '../model.ts';
import type { Builder } from './flow.ts';
import { readWidth } from './read-values.ts';
import type { Style } from './style.ts';

/** A picture in the size that its element gives it, made smaller if it is larger than the space for it. */
export function sizePicture(
  { space, scale }: Builder,
  picture: EmbeddedPicture,
  attributes: Record<string, string>,
  style: Style,
): EmbeddedPicture {
  const own = { ...scale, size: style.size };
  const read = (value: string | undefined, free: number) => {
    const length = value === undefined ? undefined : readWidth(value, own);
    return length && ('points' in length ? length.points : length.share * free);
  };
  const { width: given } = style.box;
  const wide = given
    ? 'points' in given
      ? given.points
      : given.share * space.width
    : read(attributes['width'], space.width);
  const high = read(attributes['height'], space.height);
  const ratio = picture.height / picture.width;
  const width = wide ?? (high ? high / ratio : picture.width * scale.pixel);
  const height = wide && high ? high : width * ratio;
  const most =
    style.maxWidth && 'points' in style.maxWidth ? Math.min(space.width, style.maxWidth.points) : space.width;
  const fit = Math.min(1, most / width, space.height / height);
  return { ...picture, width: width * fit, height: height * fit };
}
