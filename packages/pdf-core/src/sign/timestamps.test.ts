import { beforeAll, describe, expect, it } from 'vitest';
import { signedValue, stampTime, withStamp } from './testing/authority-answers.ts';
import { openSignature } from './testing/append-save.ts';
import { type Made, makeCertificate, makeRevocationList } from './testing/foreign-signature.ts';
import { signBy, withProof } from './testing/signed-by.ts';
import { verifySignatures } from './verify-signatures.ts';

const CA = ['basicConstraints=critical,CA:true', 'keyUsage=keyCertSign,cRLSign'];
const STAMPS = ['extendedKeyUsage=critical,timeStamping'];
let root: Made;
let clerk: Made;
let authority: Made;
let stranger: Made;
beforeAll(() => {
  root = makeCertificate(['rsa:2048'], { name: 'Root', extensions: CA });
  clerk = makeCertificate(['rsa:2048'], { name: 'Clerk', serial: '7', issuer: root });
  authority = makeCertificate(['rsa:2048'], { name: 'Time', serial: '8', issuer: root, extensions: STAMPS });
  const other = makeCertificate(['rsa:2048'], { name: 'Other', extensions: CA });
  stranger = makeCertificate(['rsa:2048'], { name: 'Time', issuer: other, extensions: STAMPS });
});

async function verify(bytes: Uint8Array) {
  const [report] = await verifySignatures(bytes, { anchors: root.certificate });
  return report!;
}

/** A signature with a timestamp of OpenSSL's beside it, of its own value or of another. */
function signAndStamp(by: Made, { of, isChanged }: { of?: Buffer; isChanged?: boolean } = {}): Buffer {
  const { cms, replace } = openSignature(signBy(clerk, [root]));
  const token = stampTime(of ?? signedValue(cms), by);
  if (isChanged) token[token.length - 9]! ^= 1;
  return replace(withStamp(cms, token));
}

/** A document whose only signature is a timestamp of all its bytes. The chain fits in the placeholder. */
function stampDocument(by: Made): Buffer {
  const { covered, replace } = openSignature(signBy(clerk, [root, root, root], 'ETSI.RFC3161'));
  return replace(stampTime(covered, by));
}

describe('a timestamp of a signature', () => {
  it('proves when it was signed, by an authority that is trusted', async () => {
    const report = await verify(signAndStamp(authority));
    expect(report).toMatchObject({ kind: 'signature', verdict: 'unchanged' });
    expect(report.trust).toMatchObject({ status: 'trusted', timeSource: 'timestamp' });
    expect(Math.abs(Date.parse(report.time!) - Date.now())).toBeLessThan(120_000);
    expect(report.trust.at).toBe(report.time);
  });

  it('proves nothing when nobody vouches for its authority, or it is of another value', async () => {
    for (const bytes of [signAndStamp(stranger), signAndStamp(authority, { of: Buffer.from('another') })])
      expect((await verify(bytes)).trust).toMatchObject({ status: 'trusted', timeSource: 'claim' });
  });

  it('proves nothing once one byte of it is changed', async () => {
    const report = await verify(signAndStamp(authority, { isChanged: true }));
    expect([report.verdict, report.trust.timeSource]).toEqual(['unchanged', 'claim']);
  });

  it('is held against the day on which the signer was revoked; a claim is not', async () => {
    const before = makeRevocationList(root, ['07'], '200101000000Z');
    const after = makeRevocationList(root, ['07'], '400101000000Z');
    const stamped = signAndStamp(authority);
    const trustOf = async (bytes: Buffer, list: Buffer) =>
      (await verify(withProof(bytes, { CRLs: [list] }))).trust.status;
    expect(await trustOf(stamped, before)).toBe('revoked');
    expect(await trustOf(stamped, after)).toBe('trusted');
    // The owner of the key can claim any time.
    expect(await trustOf(signBy(clerk, [root]), after)).toBe('revoked');
  });

  it('proves nothing when its authority was revoked', async () => {
    const list = makeRevocationList(root, ['08']);
    const { trust } = await verify(withProof(signAndStamp(authority), { CRLs: [list] }));
    expect(trust).toMatchObject({ status: 'trusted', timeSource: 'claim' });
  });
});

describe('a timestamp of a document', () => {
  it('is reported as a timestamp, with its time and its authority', async () => {
    const report = await verify(stampDocument(authority));
    expect(report).toMatchObject({ kind: 'timestamp', verdict: 'unchanged', signer: 'Time', issuer: 'Root' });
    expect(report.trust).toMatchObject({ status: 'trusted' });
    expect(Math.abs(Date.parse(report.time!) - Date.now())).toBeLessThan(120_000);
  });

  it('is broken by one changed byte, and not believed of a stranger', async () => {
    const bytes = stampDocument(authority);
    bytes[20]! ^= 1;
    expect(await verify(bytes)).toMatchObject({ verdict: 'broken', problem: { code: 'digest_mismatch' } });
    expect((await verify(stampDocument(stranger))).trust.status).toBe('unknown_issuer');
  });
});
