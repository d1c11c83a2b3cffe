import { describe, expect, it } from 'vitest';
import { runToEnd } from './run-to-end.ts';

// The part of WebAssembly's global that is used here; its types come with the browser's, which this package is without.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: Record<string, () => void> };
};

/** (module (func (export "f") (loop (br 0)))) */
const ENDLESS = '0061736d0100000001040160000003020100070501016600000a0901070003400c000b0b';

const hostile: Record<string, () => Promise<unknown>> = {
  'a loop': async () => {
    await undefined;
    for (;;);
  },
  'promises without end': async () => {
    for (;;) await undefined;
  },
  'a regular expression': async () => /^(a+)+$/.test(`${'a'.repeat(40)}b`),
  'an array that grows': async () => {
    const grown: object[] = [];
    for (;;) grown.push({ number: grown.length });
  },
  wasm: async () => {
    const module = new WebAssembly.Module(Buffer.from(ENDLESS, 'hex'));
    new WebAssembly.Instance(module).exports['f']!();
  },
};

describe('work that runs to its end', () => {
  it('gives its value, through every promise on the way', async () => {
    const work = async () => (await Promise.all([1, 2].map(async (number) => number * 2))).join();
    expect(await runToEnd(work, 1000)).toEqual({ value: '2,4' });
  });

  it.each(Object.entries(hostile))('is interrupted in %s', async (_, work) => {
    const start = process.cpuUsage();
    expect(await runToEnd(work, 100)).toBeUndefined();
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
  });

  it('gives nothing where it fails or waits', async () => {
    expect(await runToEnd(() => Promise.reject(new Error('no')), 1000)).toBeUndefined();
    const late = Promise.withResolvers<void>();
    expect(await runToEnd(() => late.promise, 1000)).toBeUndefined();
    late.resolve();
  });
});
