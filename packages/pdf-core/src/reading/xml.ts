const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML 1.0 cannot contain: control characters, halves of pairs, and two noncharacters. */
// eslint-disable-next-line no-control-regex -- they are what must not pass
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Text within XML or HTML, in an element or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNSPEAKABLE, '')
    .replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!);
}
