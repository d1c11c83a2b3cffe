import { OctetString } from 'asn1js';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocument } from '../../edit/testing/make-document.ts';
import { createSigningIdentity } from '../../sign/identity.ts';
import { signDocument } from '../../sign/sign-document.ts';
import { signatures } from './signatures.ts';

function encode(tag: number, ...parts: Uint8Array[]): Buffer {
  const encoded = Buffer.from(new OctetString({ valueHex: Buffer.concat(parts) }).toBER());
  encoded[0] = tag;
  return encoded;
}
const sequence = (...parts: Uint8Array[]) => encode(0x30, ...parts);

let bytes: Buffer;
beforeAll(async () => {
  const claims = { name: 'A', time: new Date() };
  const place = { page: 1, position: { x: 0, y: 0 }, size: { width: 99, height: 40 } };
  const signed = await signDocument(makeDocument(), {
    claims,
    identity: createSigningIdentity('A'),
    ...place,
  });
  bytes = Buffer.from(signed.bytes);
});

const verify = async (document: Uint8Array) =>
  (await signatures([{ name: 'a.pdf', bytes: document }], {})).report.signatures;

/** The signed document with another CMS structure in it. */
function withCms(cms: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const start = changed.indexOf('/Contents<') + '/Contents<'.length;
  const room = changed.indexOf('>', start) - start;
  changed.write(cms.toString('hex').padEnd(room, '0').slice(0, room), start, 'latin1');
  return changed;
}

describe('signatures', () => {
  it('finds none where there are none', async () => {
    expect(await verify(makeDocument())).toEqual([]);
  });

  it('calls made-up signatures invalid, with a reason', async () => {
    let deep: Buffer = sequence();
    for (let level = 0; level < 1000; level++) deep = sequence(deep);
    const hostile = [
      Buffer.alloc(0),
      Buffer.from('30840fffffff', 'hex'),
      Buffer.from('3080'.repeat(500), 'hex'),
      deep,
      sequence(),
      sequence(Buffer.from('0600', 'hex'), encode(0xa0, sequence())),
      Buffer.alloc(3000, 0x30),
    ];
    for (const cms of hostile) {
      const [report] = await verify(withCms(cms));
      expect(report).toMatchObject({
        verdict: 'broken',
        problem: { message: expect.stringMatching(/^The signature .*\.$/) },
      });
    }
  });

  it('is not fooled by any flipped byte of the signature', async () => {
    const start = bytes.indexOf('/Contents<') + '/Contents<'.length;
    const cms = Buffer.from(bytes.toString('latin1', start, bytes.indexOf('>', start)), 'hex');
    const length = cms.readUInt16BE(2) + 4;
    let accepted = 0;
    for (let at = 0; at < length; at += 7) {
      const flipped = Buffer.from(cms);
      flipped[at]! ^= 0x55;
      const [report] = await verify(withCms(flipped));
      if (report?.verdict !== 'broken') accepted++;
    }
    // What is left is not vouched for: versions and empty parameters.
    expect(accepted / (length / 7)).toBeLessThan(0.05);
  });

  it('ignores byte ranges that reach outside the file', async () => {
    const text = bytes.toString('latin1');
    for (const range of ['[0 1 2 999999999]', '[0 5 3 1]', '[-1 2 3 4]', '[0 1]']) {
      const changed = text.replace(/ByteRange ?\[[^\]]*\]/, `ByteRange ${range}`);
      expect(await verify(Buffer.from(changed, 'latin1'))).toMatchObject([{ verdict: 'broken' }]);
    }
  });
});
