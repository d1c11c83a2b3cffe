/** Signs that are drawn differently and mean the same; another typesetter may choose the other. */
const SAME_SIGNS: [RegExp, string][] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u02bc`\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212\u00ad\u2043]/g, '-'],
];
const SIMPLE = /^[\w.,;:!?()'"/%&+*=$#@-]*$/;
const BULLET = /^(?:[•‣◦⁃∙▪▫■□●○◆◇►▶➢➤❖·-]|[\uf000-\uf0ff])$/u;
/** Bullets that are nothing else: a cell with nothing but one says yes, unless it is the bullet of a font of symbols. */
const LIST_MARK = /^[•‣◦⁃▪]$/u;
const SYMBOL_MARK = /^[\uf02d\uf076\uf0a7\uf0b7\uf0d8]$/u;
const LEADERS = /^\.{4,}$|^(?:\. ?){4,}$/;

/** A word as it is compared. */
export function plainWord(text: string): string {
  if (SIMPLE.test(text)) return text;
  let plain = text.normalize('NFKC');
  for (const [signs, one] of SAME_SIGNS) plain = plain.replace(signs, one);
  return plain;
}

/** Whether a hyphen is part of the word or of its line is not known, so words are matched without. */
export function keyOfWord(text: string): string {
  const plain = plainWord(text);
  return plain.length > 1 && plain.includes('-') ? plain.replaceAll('-', '') || plain : plain;
}

export function isBullet(text: string): boolean {
  return BULLET.test(text);
}

/** A bullet wherever it is: the items of a list may be lines of one paragraph. */
export function isListMark(text: string, isLone: boolean): boolean {
  return SYMBOL_MARK.test(text) || (!isLone && LIST_MARK.test(text));
}

/** The dots of a table of contents, and the page after them, are no words. */
export function withoutLeader(text: string): string {
  const at = text.indexOf('....');
  return at >= 0 && /^[.\d]*$/.test(text.slice(at)) ? text.slice(0, at) : text;
}

export function isLeader(text: string): boolean {
  return text.startsWith('.') && LEADERS.test(text);
}

const LOOKALIKES: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/gi, 'w'],
  [/[1I|!íìjJ\][]/g, 'l'],
  [/[0OQDo°]/g, 'o'],
  [/[5S]/g, 's'],
  [/[8B]/g, 'b'],
  [/[2Z]/g, 'z'],
  [/[6G]/g, 'g'],
  [/[ceC]/g, 'c'],
  [/[uvUV]/g, 'v'],
  [/[.,;:'"`~^*-]/g, ''],
];

/** A text with letters that look alike as one: equal for texts which OCR may confuse. */
export function blurText(text: string): string {
  let blurred = plainWord(text).replaceAll(/\s+/g, '');
  for (const [letters, one] of LOOKALIKES) blurred = blurred.replace(letters, one);
  return blurred.toLowerCase();
}
