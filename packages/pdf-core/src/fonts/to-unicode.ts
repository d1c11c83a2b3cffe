const HEAD = `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
`;
const TAIL = 'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n';
/** The format allows 100 lines a block. */
const BLOCK = 100;

/** The map from character codes (the indexes of `texts`) to text. */
export function toUnicodeMap(texts: string[]): Uint8Array {
  const lines = texts.flatMap((text, code) => (text ? [`<${hex(code)}> <${utf16Hex(text)}>`] : []));
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += BLOCK) {
    const block = lines.slice(start, start + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar\n`);
  }
  return new TextEncoder().encode(HEAD + blocks.join('') + TAIL);
}

function hex(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** UTF-16BE as hexadecimal digits: safe text without PDF syntax. */
export function utf16Hex(text: string): string {
  let digits = '';
  for (let index = 0; index < text.length; index++) digits += hex(text.charCodeAt(index));
  return digits;
}
