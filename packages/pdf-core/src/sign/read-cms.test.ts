import { beforeAll, describe, expect, it } from 'vitest';
import { makeDocument } from '../edit/testing/make-document.ts';
import { runPeer } from '../testing/index.ts';
import { childrenOf, rawOf, readAsn1 } from './asn1.ts';
import { createSigningIdentity } from './identity.ts';
import { appendSignature, openSignature } from './testing/append-save.ts';
import { type Made, makeCertificate, signByHand, signByOpenssl } from './testing/foreign-signature.ts';
import { verifySignatures } from './verify-signatures.ts';

let signed: ReturnType<typeof openSignature>;
beforeAll(() => {
  // A document with a placeholder for a signature; the signed content does not depend on the signer.
  const identity = createSigningIdentity('Room');
  const room = { ...identity, certificates: [identity.certificates[0]!] };
  const field =
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Sig) /V 200 0 R /F 132 /P 100 0 R /Rect [0 0 0 0] >>';
  const bytes = appendSignature(makeDocument(), room, {
    number: 200,
    objects: {
      1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [201 0 R] /SigFlags 3 >> >>',
      201: field,
    },
  });
  signed = openSignature(bytes);
});

const judge = async (cms: Uint8Array) => (await verifySignatures(signed.replace(cms)))[0]!;
const curve = (name: string) => ['ec', '-pkeyopt', `ec_paramgen_curve:${name}`];
const SHA512 = '2.16.840.1.101.3.4.2.3';
const byOpenssl = (made: Made, ...options: string[]) => signByOpenssl(signed.covered, made, options);

describe('a signature by another program', () => {
  it.each([
    ['RSA with SHA-256', ['rsa:2048'], ['-md', 'sha256']],
    ['RSA with SHA-512', ['rsa:2048'], ['-md', 'sha512']],
    ['RSA-PSS', ['rsa:2048'], ['-md', 'sha256', '-keyopt', 'rsa_padding_mode:pss']],
    [
      'RSA-PSS with another mask',
      ['rsa:2048'],
      [
        '-md',
        'sha512',
        '-keyopt',
        'rsa_padding_mode:pss',
        '-keyopt',
        'rsa_mgf1_md:sha256',
        '-keyopt',
        'rsa_pss_saltlen:20',
      ],
    ],
    ['ECDSA on P-256', curve('prime256v1'), ['-md', 'sha256']],
    ['ECDSA on P-384', curve('secp384r1'), ['-md', 'sha384']],
    ['ECDSA on P-521', curve('secp521r1'), ['-md', 'sha512']],
    ['ECDSA on brainpool', curve('brainpoolP384r1'), ['-md', 'sha384']],
    ["the key's identifier instead of its issuer", ['rsa:2048'], ['-keyid']],
    ['no attributes', ['rsa:2048'], ['-noattr']],
  ])('is read: %s', async (_what, key, options) => {
    const report = await judge(byOpenssl(makeCertificate(key), ...options));
    expect(report).toMatchObject({
      verdict: 'unchanged',
      coverage: 'whole',
      signer: 'Foreign',
      selfSigned: true,
    });
    expect(report.problem).toBeUndefined();
  });

  it.each([
    ['Ed25519', ['ed25519'], { hash: 'sha512', hashOid: SHA512, signatureOid: '1.3.101.112', signed: null }],
    [
      'Ed448',
      ['ed448'],
      { hash: 'shake256', hashOid: '2.16.840.1.101.3.4.2.12', signatureOid: '1.3.101.113', signed: null },
    ],
    [
      'RSA with SHA3-384',
      ['rsa:2048'],
      {
        hash: 'sha3-384',
        hashOid: '2.16.840.1.101.3.4.2.9',
        signatureOid: '2.16.840.1.101.3.4.3.15',
        signed: 'sha3-384',
      },
    ],
    [
      'ECDSA with SHA3-256',
      curve('prime256v1'),
      {
        hash: 'sha3-256',
        hashOid: '2.16.840.1.101.3.4.2.8',
        signatureOid: '2.16.840.1.101.3.4.3.10',
        signed: 'sha3-256',
      },
    ],
  ])('is read: %s', async (_what, key, scheme) => {
    const made = makeCertificate(key);
    expect(await judge(signByHand(signed.covered, made, scheme))).toMatchObject({
      verdict: 'unchanged',
      signer: 'Foreign',
    });
    const other = signByHand(Buffer.concat([signed.covered, Buffer.from(' ')]), made, scheme);
    expect(await judge(other)).toMatchObject({ verdict: 'broken', problem: { code: 'digest_mismatch' } });
    const { certificate } = makeCertificate(key);
    const swapped = signByHand(signed.covered, { certificate, key: made.key }, scheme);
    expect(await judge(swapped)).toMatchObject({
      verdict: 'broken',
      problem: { code: 'signature_mismatch' },
    });
  });

  it.each(['-5', '0', '4097', `0x7${'f'.repeat(39)}`, `-0x7${'f'.repeat(39)}`])(
    'is read: serial number %s',
    async (serial) => {
      const extensions = ['basicConstraints=critical,CA:true'];
      const root = makeCertificate(['rsa:2048'], { name: 'Root', extensions });
      const issuer = makeCertificate(['rsa:2048'], { name: 'Authority', serial, issuer: root, extensions });
      const signer = makeCertificate(['rsa:2048'], { name: 'Clerk', serial, issuer });
      const scheme = {
        hash: 'sha256',
        hashOid: '2.16.840.1.101.3.4.2.1',
        signatureOid: '1.2.840.113549.1.1.11',
        signed: 'sha256',
      };
      // The issuer comes first and has the same number: the number alone would name it.
      const report = await judge(
        signByHand(signed.covered, signer, { ...scheme, more: [issuer.certificate] }),
      );
      expect(report).toMatchObject({
        verdict: 'unchanged',
        signer: 'Clerk',
        issuer: 'Authority',
        selfSigned: false,
      });
    },
  );

  it('is broken by methods that are not safe', async () => {
    const made = makeCertificate(['rsa:2048']);
    expect(await judge(byOpenssl(made, '-md', 'md5'))).toMatchObject({
      problem: { code: 'unsafe_algorithm' },
    });
    expect(await judge(byOpenssl(made, '-nocerts'))).toMatchObject({
      problem: { code: 'certificate_missing' },
    });
    const scheme = {
      hash: 'sha256',
      hashOid: '2.16.840.1.101.3.4.2.1',
      signatureOid: '1.3.101.112',
      signed: null,
    };
    const wrongHash = signByHand(signed.covered, makeCertificate(['ed25519']), scheme);
    expect(await judge(wrongHash)).toMatchObject({ problem: { code: 'unsupported_algorithm' } });
  });

  it('is read with attributes in another order than they were signed in', async () => {
    const made = makeCertificate(['rsa:2048']);
    const scheme = {
      hash: 'sha256',
      hashOid: '2.16.840.1.101.3.4.2.1',
      signatureOid: '1.2.840.113549.1.1.11',
      signed: 'sha256',
    };
    const cms = signByHand(signed.covered, made, { ...scheme, signsInOrder: true });
    expect(await judge(cms)).toMatchObject({ verdict: 'unchanged' });
  });

  it('is broken by content of its own that is not this document', async () => {
    const made = makeCertificate(['rsa:2048']);
    // OpenSSL puts the document itself into the signature here, which shows no other one.
    expect(await judge(byOpenssl(made, '-stream'))).toMatchObject({ verdict: 'unchanged' });
    const scheme = {
      hash: 'sha256',
      hashOid: '2.16.840.1.101.3.4.2.1',
      signatureOid: '1.2.840.113549.1.1.11',
      signed: 'sha256',
    };
    const other = signByHand(signed.covered, made, { ...scheme, inside: Buffer.from('another document') });
    expect(await judge(other)).toMatchObject({ problem: { code: 'extra_content' } });
  });

  it('is read with indefinite lengths', async () => {
    const [type, content] = childrenOf(readAsn1(byOpenssl(makeCertificate(['rsa:2048']))));
    const open = (tag: number, parts: Buffer[]) =>
      Buffer.concat([Buffer.from([tag, 0x80]), ...parts, Buffer.from([0, 0])]);
    const data = open(0x30, childrenOf(childrenOf(content)[0]).map(rawOf));
    const report = await judge(open(0x30, [rawOf(type!), open(0xa0, [data])]));
    expect(report).toMatchObject({ verdict: 'unchanged', signer: 'Foreign' });
  });

  it('is judged as poppler judges it', async () => {
    for (const options of [
      ['-md', 'sha384'],
      ['-md', 'sha512', '-noattr'],
    ]) {
      const bytes = signed.replace(byOpenssl(makeCertificate(['rsa:2048']), ...options));
      const { stdout } = await runPeer('pdfsig', ['FILE'], bytes);
      expect(stdout.includes('Signature is Valid')).toBe(true);
    }
  });
});
