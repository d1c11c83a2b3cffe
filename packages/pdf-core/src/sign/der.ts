/** ASN.1 in the encoding that signatures use. Only what CMS and X.509 need. */
export type DerNode = {
  tag: number;
  /** The whole element, its head included. */
  raw: Buffer;
  content: Buffer;
  children: DerNode[];
};

export const TAG = {
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
};

/** Real signatures nest about 15 deep; a made one could overflow the stack. */
const DEEPEST = 60;
/** A whole certificate chain has some thousand elements. */
const MOST_NODES = 100_000;

export function encode(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const length: number[] = [];
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256);
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length, ...length]), content]);
}

export const sequence = (...parts: Uint8Array[]) => encode(TAG.sequence, ...parts);
/** The elements of a set stand in the order of their bytes. */
export const set = (...parts: Uint8Array[]) => encode(TAG.set, ...[...parts].sort(Buffer.compare));
export const octets = (bytes: Uint8Array) => encode(TAG.octetString, bytes);
export const integer = (value: number) => encode(TAG.integer, Buffer.from([value]));
export const derNull = () => encode(TAG.null);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return encode(TAG.oid, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128))
    digits.unshift(128 + (rest % 128));
  return digits;
}

export function oidText(node: DerNode | undefined): string {
  if (node?.tag !== TAG.oid) return '';
  const numbers: number[] = [];
  let value = 0;
  for (const byte of node.content) {
    value = value * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(value);
    value = 0;
  }
  const [joined = 0, ...rest] = numbers;
  const first = Math.min(2, Math.floor(joined / 40));
  return [first, joined - first * 40, ...rest].join('.');
}

export function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replace(/\D/g, '').slice(0, 14);
  const far = date.getUTCFullYear() >= 2050;
  return encode(far ? TAG.generalizedTime : TAG.utcTime, Buffer.from(`${far ? digits : digits.slice(2)}Z`));
}

export function timeOf(node: DerNode | undefined): Date | undefined {
  const text = node?.content.toString('latin1') ?? '';
  const full = node?.tag === TAG.utcTime ? `${Number(text.slice(0, 2)) < 50 ? '20' : '19'}${text}` : text;
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(full)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Reads one element. Throws on anything malformed, however it is malformed. */
export function decode(bytes: Buffer): DerNode {
  const budget = { left: MOST_NODES };
  return readNode(bytes, 0, 0, budget).node;
}

function readNode(
  bytes: Buffer,
  start: number,
  depth: number,
  budget: { left: number },
): { node: DerNode; end: number } {
  if (depth > DEEPEST || budget.left-- <= 0) throw new Error('the signature is nested too deeply');
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined) throw new Error('the signature ends early');
  let at = start + 2;
  const constructed = (tag & 0x20) !== 0;
  if (first === 0x80) return readIndefinite(bytes, start, depth, budget);
  let length = first;
  if (first > 0x80) {
    const count = first & 0x7f;
    if (count > 4) throw new Error('the signature claims an impossible length');
    length = bytes.readUIntBE(at, count);
    at += count;
  }
  const end = at + length;
  if (end > bytes.length) throw new Error('the signature ends early');
  const children: DerNode[] = [];
  for (let from = constructed ? at : end; from < end;) {
    const child = readNode(bytes.subarray(0, end), from, depth + 1, budget);
    children.push(child.node);
    from = child.end;
  }
  return { node: { tag, raw: bytes.subarray(start, end), content: bytes.subarray(at, end), children }, end };
}

/** Some signers write elements that end at two zero bytes. */
function readIndefinite(
  bytes: Buffer,
  start: number,
  depth: number,
  budget: { left: number },
): { node: DerNode; end: number } {
  const children: DerNode[] = [];
  let at = start + 2;
  while (bytes[at] !== 0 || bytes[at + 1] !== 0) {
    const child = readNode(bytes, at, depth + 1, budget);
    children.push(child.node);
    at = child.end;
  }
  const end = at + 2;
  return {
    node: {
      tag: bytes[start]!,
      raw: bytes.subarray(start, end),
      content: bytes.subarray(start + 2, at),
      children,
    },
    end,
  };
}

/** The bytes of an octet string, also of one written in pieces. */
export function octetsOf(node: DerNode | undefined): Buffer {
  if (!node) return Buffer.alloc(0);
  return node.children.length ? Buffer.concat(node.children.map((child) => octetsOf(child))) : node.content;
}
