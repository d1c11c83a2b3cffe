import { beforeAll, describe, expect, it } from 'vitest';
import { type Made, makeCertificate, makeRevocationList } from './testing/foreign-signature.ts';
import { signBy, withProof } from './testing/signed-by.ts';
import { verifySignatures } from './verify-signatures.ts';

const CA = ['basicConstraints=critical,CA:true', 'keyUsage=keyCertSign,cRLSign'];
let root: Made;
let authority: Made;
let clerk: Made;
beforeAll(() => {
  root = makeCertificate(['rsa:2048'], { name: 'Root', extensions: CA });
  authority = makeCertificate(['rsa:2048'], { name: 'Authority', serial: '7', issuer: root, extensions: CA });
  clerk = makeCertificate(['rsa:2048'], { name: 'Clerk', serial: '7', issuer: authority });
});

async function trust(bytes: Uint8Array, ...anchors: Made[]) {
  const [report] = await verifySignatures(bytes, {
    anchors: anchors.map(({ certificate }) => certificate).join(''),
  });
  expect(report?.verdict).toBe('unchanged');
  return report!.trust;
}

describe('who signed', () => {
  it('is believed when an anchor vouches for the chain', async () => {
    const bytes = signBy(clerk, [authority]);
    const report = await trust(bytes, root);
    expect(report).toMatchObject({ status: 'trusted', timeSource: 'claim', revocation: 'unknown' });
    expect(report.chain.map(({ name }) => name)).toEqual(['Clerk', 'Authority', 'Root']);
    expect(await trust(bytes, authority)).toMatchObject({ status: 'trusted' });
    expect(await trust(bytes, clerk)).toMatchObject({ status: 'trusted' });
  });

  it('is not believed without one, nor by one of the same name', async () => {
    const bytes = signBy(clerk, [authority]);
    const other = makeCertificate(['rsa:2048'], { name: 'Root', extensions: CA });
    expect(await trust(bytes)).toMatchObject({ status: 'unknown_issuer' });
    expect(await trust(bytes, other)).toMatchObject({ status: 'unknown_issuer' });
    expect(await trust(signBy(makeCertificate(['rsa:2048']), []), root)).toMatchObject({
      status: 'self_signed',
    });
  });

  it('is not believed of a certificate made by one that may make none', async () => {
    const forged = makeCertificate(['rsa:2048'], { name: 'Forged', issuer: clerk });
    expect(await trust(signBy(forged, [clerk, authority]), root)).toMatchObject({ status: 'unknown_issuer' });
  });

  it('is not believed of a certificate that was not valid then', async () => {
    const later = makeCertificate(['rsa:2048'], { name: 'Late', issuer: authority, from: '20400101000000Z' });
    expect(await trust(signBy(later, [authority]), root)).toMatchObject({ status: 'expired' });
  });

  it('follows the revocation lists in the document', async () => {
    const bytes = signBy(clerk, [authority]);
    const good = [makeRevocationList(authority, []), makeRevocationList(root, [])];
    expect(await trust(withProof(bytes, { CRLs: good }), root)).toMatchObject({
      status: 'trusted',
      revocation: 'good',
    });
    const revoked = makeRevocationList(authority, ['07']);
    expect(await trust(withProof(bytes, { CRLs: [revoked] }), root)).toMatchObject({
      status: 'revoked',
      revocation: 'revoked',
    });
    // The root revokes the authority, and a list that another key signed is worth nothing.
    expect(await trust(withProof(bytes, { CRLs: [makeRevocationList(root, ['07'])] }), root)).toMatchObject({
      status: 'revoked',
    });
    const stranger = makeCertificate(['rsa:2048'], { name: 'Authority', extensions: CA });
    const forged = makeRevocationList(stranger, ['07']);
    expect(await trust(withProof(bytes, { CRLs: [forged] }), root)).toMatchObject({
      status: 'trusted',
      revocation: 'unknown',
    });
  });
});
