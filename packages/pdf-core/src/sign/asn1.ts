import { type BaseBlock, fromBER } from 'asn1js';

/** A whole certificate chain with its revocation lists has some hundred thousand elements; real ones nest about 20 deep. */
const LIMITS = { maxDepth: 60, maxNodes: 500_000, maxContentLength: 64 << 20, parseEmbedded: false };

/** Reads one element, DER or BER. Throws on anything malformed. What follows the element is not looked at. */
export function readAsn1(bytes: Uint8Array): BaseBlock {
  const { offset, result } = fromBER(new Uint8Array(bytes), LIMITS);
  if (offset === -1) throw new Error(result.error || 'it is not ASN.1');
  return result;
}

/** The element's bytes as they were read, its head included. */
export function rawOf(block: BaseBlock): Buffer {
  const { buffer, byteOffset, byteLength } = block.valueBeforeDecodeView;
  return Buffer.from(buffer, byteOffset, byteLength);
}

export function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  const value: unknown = block?.idBlock.isConstructed && Reflect.get(block.valueBlock, 'value');
  return Array.isArray(value) ? (value as BaseBlock[]) : [];
}

/** Whether the element is `[number]` of its structure. */
export function isTagged(block: BaseBlock, number: number): boolean {
  return block.idBlock.tagClass === 3 && block.idBlock.tagNumber === number;
}

/** The bytes inside an element that is no structure; those of an octet string also when it comes in pieces. */
export function contentOf(block: BaseBlock | undefined): Buffer {
  if (!block) return Buffer.alloc(0);
  const children = childrenOf(block);
  if (children.length) return Buffer.concat(children.map(contentOf));
  const view: unknown = Reflect.get(block.valueBlock, 'valueHexView');
  return view instanceof Uint8Array ? Buffer.from(view) : Buffer.alloc(0);
}
