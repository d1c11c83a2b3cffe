/** As much of ONNX's protocol buffers as a small model takes. Numbers are the fields' in onnx.proto. */
export type OnnxNode = {
  op: string;
  input: string[];
  output: string;
  ints?: [string, number[]];
  int?: [string, number];
};
type Value = { name: string; type: number; dims: (string | number)[] };
type Model = { nodes: OnnxNode[]; tensors: Buffer[]; inputs: Value[]; outputs: Value[] };

export const FLOAT = 1;
export const INT64 = 7;

export function onnxModel({ nodes, tensors, inputs, outputs }: Model): Buffer {
  const graph = [
    ...nodes.map((node) => bytes(1, nodeOf(node))),
    text(2, 'tiny'),
    ...tensors.map((one) => bytes(5, one)),
    ...inputs.map((one) => bytes(11, valueOf(one))),
    ...outputs.map((one) => bytes(12, valueOf(one))),
  ];
  const opset = bytes(8, Buffer.concat([text(1, ''), int(2, 13)]));
  return Buffer.concat([int(1, 8), bytes(7, Buffer.concat(graph)), opset]);
}

export function floats(name: string, dims: number[], next: () => number): Buffer {
  const count = dims.reduce((product, dim) => product * dim, 1);
  return tensor(name, dims, FLOAT, Buffer.from(Float32Array.from({ length: count }, next).buffer));
}

export const ints = (name: string, values: number[]) =>
  tensor(name, [values.length], INT64, Buffer.from(BigInt64Array.from(values.map(BigInt)).buffer));

const tensor = (name: string, dims: number[], type: number, raw: Buffer) =>
  Buffer.concat([...dims.map((dim) => int(1, dim)), int(2, type), text(8, name), bytes(9, raw)]);

function nodeOf({ op, input, output, ints: list, int: one }: OnnxNode): Buffer {
  const parts = [...input.map((name) => text(1, name)), text(2, output), text(3, output), text(4, op)];
  if (list)
    parts.push(bytes(5, Buffer.concat([text(1, list[0]), ...list[1].map((i) => int(8, i)), int(20, 7)])));
  if (one) parts.push(bytes(5, Buffer.concat([text(1, one[0]), int(3, one[1]), int(20, 2)])));
  return Buffer.concat(parts);
}

function valueOf({ name, type, dims }: Value): Buffer {
  const shape = dims.map((dim) => bytes(1, typeof dim === 'number' ? int(1, dim) : text(2, dim)));
  const tensorType = Buffer.concat([int(1, type), bytes(2, Buffer.concat(shape))]);
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensorType))]);
}

function varint(value: number): Buffer {
  const out: number[] = [];
  let left = value;
  for (; left > 127; left = Math.floor(left / 128)) out.push((left % 128) + 128);
  return Buffer.from([...out, left]);
}

const int = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, value: Buffer) =>
  Buffer.concat([varint(field * 8 + 2), varint(value.length), value]);
const text = (field: number, value: string) => bytes(field, Buffer.from(value));
