/** `d1`: a drawn letter that takes the colour of its text, whatever it says, but for pictures, shadings and patterns. */
const CLAIM = /^\s*(?:[-+.\d]+\s+){6}d1(?=\s|$)/;
/** What moves, draws and clips. */
const SHAPES = new Set('q Q cm w J j M d i m l c v y h re S s F f f* B B* b b* n W W*'.split(' '));
const NUMBER = /^[-+.\d]*$/;
const PICTURE = /(?:^|\s)BI(?=[\s/])/;
const DATA = /\sID\s/;
const END = /[\s()<>[\]{}/%]EI(?=[\s()<>[\]{}/%]|$)/;
const MASK = /\/(?:IM|ImageMask)\s+true(?![^\s/])/;
const ABOUT_MASK = /\/(?:IM|ImageMask)(?!\w)/;

/** Whether a letter of a Type 3 font surely has no colour of its own: shapes, or a stencil among them, as TeX writes them. */
export function isUncoloured(content: Buffer): boolean {
  const all = content.toString('latin1');
  const [claim] = CLAIM.exec(all) ?? [];
  if (!claim) return false;
  const [before, picture] = cut(all.slice(claim.length), PICTURE);
  if (picture === undefined) return isOnlyShapes(before);
  const [entries, data = ''] = cut(picture, DATA);
  const [, after] = cut(data, END);
  return after !== undefined && isMask(entries) && isOnlyShapes(before) && isOnlyShapes(after);
}

const isOnlyShapes = (text: string) =>
  text.split(/[\s[\]]+/).every((word) => NUMBER.test(word) || SHAPES.has(word));

/** One entry says that it is a mask, and no other says anything about that. */
const isMask = (entries: string) => MASK.test(entries) && entries.split(ABOUT_MASK).length === 2;

function cut(text: string, at: RegExp): [string, string?] {
  const found = at.exec(text);
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text];
}
