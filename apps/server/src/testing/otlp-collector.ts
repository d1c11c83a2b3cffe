import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CollectedSpan = {
  trace: string;
  id: string;
  parent: string;
  name: string;
  attributes: Record<string, string | number>;
};

/** Takes traces by OTLP over HTTP, as protobuf, the way a collector does. */
export async function startCollector() {
  const spans: CollectedSpan[] = [];
  const bodies: Buffer[] = [];
  const paths = new Set<string>();
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      paths.add(`${req.method} ${req.url} ${req.headers['content-type']}`);
      bodies.push(body);
      spans.push(...readSpans(body));
      res.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    paths,
    /** All that was sent, as it came. */
    sent: () => Buffer.concat(bodies).toString('latin1'),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

type Field = { field: number; bytes: Buffer; number: number };

/** trace/v1/trace.proto: ExportTraceServiceRequest > ResourceSpans > ScopeSpans > Span. */
function readSpans(body: Buffer): CollectedSpan[] {
  return inside([body], 1, 2, 2).map((bytes) => {
    const fields = readFields(bytes);
    const part = (wanted: number) => fields.find(({ field }) => field === wanted)?.bytes ?? Buffer.alloc(0);
    const attributes = fields
      .filter(({ field }) => field === 9)
      .map(({ bytes: pair }) => {
        const [key, value] = readFields(pair);
        const [said] = readFields(value!.bytes);
        return [key!.bytes.toString(), said!.field === 1 ? said!.bytes.toString() : said!.number] as const;
      });
    return {
      trace: part(1).toString('hex'),
      id: part(2).toString('hex'),
      parent: part(4).toString('hex'),
      name: part(5).toString(),
      attributes: Object.fromEntries(attributes),
    };
  });
}

function inside(messages: Buffer[], ...path: number[]): Buffer[] {
  const [wanted, ...rest] = path;
  if (wanted === undefined) return messages;
  const found = messages.flatMap((message) =>
    readFields(message).flatMap(({ field, bytes }) => (field === wanted ? [bytes] : [])),
  );
  return inside(found, ...rest);
}

/** The wire format of protocol buffers. */
function readFields(message: Buffer): Field[] {
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++]!;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return Number(value);
    }
  };
  const fields: Field[] = [];
  while (at < message.length) {
    const tag = varint();
    const kind = tag & 7;
    const number = kind === 0 ? varint() : 0;
    const size = kind === 2 ? varint() : kind === 1 ? 8 : kind === 5 ? 4 : 0;
    fields.push({ field: tag >> 3, number, bytes: message.subarray(at, at + size) });
    at += size;
  }
  return fields;
}
