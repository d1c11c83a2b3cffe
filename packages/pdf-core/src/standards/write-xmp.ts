/** The XMP elements that correspond to a property, and how each is written. */
const ELEMENTS = {
  title: {
    names: ['dc:title'],
    write: (text: string) =>
      `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>`,
  },
  author: {
    names: ['dc:creator'],
    write: (text: string) => `<dc:creator><rdf:Seq><rdf:li>${text}</rdf:li></rdf:Seq></dc:creator>`,
  },
  subject: {
    names: ['dc:description'],
    write: (text: string) =>
      `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description>`,
  },
  keywords: {
    names: ['pdf:Keywords', 'dc:subject'],
    write: (text: string) => `<pdf:Keywords>${text}</pdf:Keywords>`,
  },
};
const END = '</rdf:RDF>';

/** The packet with these properties replaced; undefined if it is not a packet. */
export function writeXmp(
  packet: string,
  given: (readonly [keyof typeof ELEMENTS, string])[],
): string | undefined {
  let text = packet;
  for (const [property] of given)
    for (const name of ELEMENTS[property].names) text = removeAttribute(removeElement(text, name), name);
  const end = text.lastIndexOf(END);
  if (end < 0) return undefined;
  const elements = given
    .filter(([, value]) => value)
    .map(([name, value]) => ELEMENTS[name].write(escapeXml(value)));
  if (!elements.length) return text;
  const spaces = 'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"';
  const added = `<rdf:Description rdf:about="" ${spaces}>${elements.join('')}</rdf:Description>`;
  return text.slice(0, end) + added + text.slice(end);
}

/** Searched by place and not by an expression, so that it takes time as the text is long. */
export function removeElement(text: string, name: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf(`<${name}`); start >= 0; start = text.indexOf(`<${name}`, from)) {
    const open = text.indexOf('>', start);
    if (open < 0) break;
    const isEmpty = text[open - 1] === '/';
    const close = isEmpty ? open : text.indexOf(`</${name}>`, open);
    if (close < 0) break;
    kept.push(text.slice(from, start));
    from = isEmpty ? open + 1 : close + name.length + 3;
  }
  return kept.join('') + text.slice(from);
}

/** Wherever it is written, in one pass. */
export function removeAttribute(text: string, name: string): string {
  const before = ` ${name}=`;
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf(before); start >= 0; start = text.indexOf(before, from)) {
    const quote = text[start + before.length] ?? '';
    const end = text.indexOf(quote, start + before.length + 1);
    if ((quote !== '"' && quote !== "'") || end < 0) break;
    kept.push(text.slice(from, start));
    from = end + 1;
  }
  return kept.join('') + text.slice(from);
}

function escapeXml(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
  return (
    text
      .toWellFormed()
      // eslint-disable-next-line no-control-regex -- characters that XML cannot hold
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/[&<>]/g, (sign) => signs[sign]!)
  );
}
