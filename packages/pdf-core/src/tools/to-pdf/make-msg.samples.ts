/** What is in a folder of the container: streams and further folders, by name. */
export type Store = { [name: string]: Uint8Array | Store };

const SECTOR = 512;
const END = 0xfffffffe;
const NONE = 0xffffffff;
type Entry = { name: string; type: number; child: number; right: number; data: Uint8Array };

const isStore = (part: Uint8Array | Store): part is Store => !(part instanceof Uint8Array);

/** The container of old Office files. Each folder lists its parts as a chain, which readers take for a tree. */
export function makeOle(store: Store): Buffer {
  const entries: Entry[] = [
    { name: 'Root Entry', type: 5, child: NONE, right: NONE, data: new Uint8Array() },
  ];
  const add = (parts: Store): number => {
    let next = NONE;
    for (const [name, part] of Object.entries(parts).toReversed()) {
      const child = isStore(part) ? add(part) : NONE;
      const data = isStore(part) ? new Uint8Array() : part;
      entries.push({ name, type: isStore(part) ? 1 : 2, child, right: next, data });
      next = entries.length - 1;
    }
    return next;
  };
  entries[0]!.child = add(store);
  const sectors: Buffer[] = [];
  const table: number[] = [];
  const write = (data: Uint8Array): number => {
    const start = sectors.length;
    const count = Math.max(1, Math.ceil(data.length / SECTOR));
    for (let at = 0; at < count; at++) {
      const sector = Buffer.alloc(SECTOR);
      sector.set(data.subarray(at * SECTOR, (at + 1) * SECTOR));
      sectors.push(sector);
      table.push(at + 1 < count ? start + at + 1 : END);
    }
    return start;
  };
  const directory = Buffer.alloc(Math.ceil(entries.length / 4) * SECTOR);
  for (const [index, { name, type, child, right, data }] of entries.entries()) {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory.writeUInt8(type, at + 66);
    for (const [place, value] of [
      [68, NONE],
      [72, right],
      [76, child],
    ] as const)
      directory.writeUInt32LE(value, at + place);
    directory.writeUInt32LE(type === 2 ? write(data) : END, at + 116);
    directory.writeUInt32LE(data.length, at + 120);
  }
  const first = write(directory);
  const tables = Math.ceil((table.length + Math.ceil(table.length / 127)) / 128);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(first, 48);
  // No stream is too small for sectors of its own.
  header.writeUInt32LE(0, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 0; at < tables; at++) header.writeUInt32LE(sectors.length + at, 76 + at * 4);
  const numbers = Buffer.alloc(tables * SECTOR, 0xff);
  for (const [at, next] of table.entries()) numbers.writeUInt32LE(next, at * 4);
  return Buffer.concat([header, ...sectors, numbers]);
}

export const wide = (text: string) => Buffer.from(text, 'utf16le');

/** Fixed properties of a message: numbers of 64 bits, by property. */
export function makeProperties(head: number, properties: [property: number, value: bigint][]): Buffer {
  const bytes = Buffer.alloc(head + properties.length * 16);
  for (const [at, [property, value]] of properties.entries()) {
    bytes.writeUInt16LE(property, head + at * 16 + 2);
    bytes.writeBigUInt64LE(value, head + at * 16 + 8);
  }
  return bytes;
}
