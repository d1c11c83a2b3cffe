export type Decoded = { text: string; encoding: string };

/** The text of bytes: as their mark says, else as UTF-8 if they are, else as `declared` or as Western European. */
export function decodeText(bytes: Uint8Array, declared?: string): Decoded {
  const marked = markOf(bytes);
  if (marked) return decodeAs(bytes, marked);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return decodeAs(bytes, declared && !/^utf-?8$/i.test(declared) ? declared : 'windows-1252');
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function decodeAs(bytes: Uint8Array, label: string): Decoded {
  try {
    const decoder = new TextDecoder(label);
    return { text: decoder.decode(bytes), encoding: decoder.encoding };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/** The encoding that a page of HTML, or an XML file, names in its first kilobyte. */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  const meta = /<meta[^>]{1,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(head);
  return (meta ?? /^\s*<\?xml[^>]{1,200}encoding\s*=\s*["']([\w-]{1,40})/i.exec(head))?.[1];
}
