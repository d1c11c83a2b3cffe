import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { decode, derNull, encode, integer, octets, oid, sequence, set, utcTime } from './der.ts';
import type { SigningIdentity } from './identity.ts';
import { OID } from './oids.ts';

/**
 * A detached CMS signature over bytes whose SHA-256 is given, with the attributes PAdES asks for: what was signed, and
 * which certificate signed it. `time` goes in as a claim of the signer.
 */
export function buildSignature(digest: Buffer, identity: SigningIdentity, time: Date): Buffer {
  const certificates = identity.certificates.map((pem) => new X509Certificate(pem));
  const signer = certificates[0]!;
  const key = createPrivateKey(identity.privateKey);
  const attributes = set(
    attribute(OID.contentType, oid(OID.data)),
    attribute(OID.messageDigest, octets(digest)),
    attribute(OID.signingTime, utcTime(time)),
    attribute(OID.signingCertificateV2, sequence(sequence(sequence(octets(sha256(signer.raw)))))),
  );
  const elliptic = key.asymmetricKeyType === 'ec';
  const signature = sign('sha256', attributes, key);
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(signer),
    algorithm(OID.sha256),
    // Signed as a set, written as the context-specific field of the structure.
    Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]),
    elliptic ? sequence(oid(OID.ecdsaSha256)) : algorithm(OID.rsa),
    octets(signature),
  );
  const signedData = sequence(
    integer(1),
    set(algorithm(OID.sha256)),
    sequence(oid(OID.data)),
    encode(0xa0, ...certificates.map((certificate) => certificate.raw)),
    set(signerInfo),
  );
  return sequence(oid(OID.signedData), encode(0xa0, signedData));
}

/** More bytes than `buildSignature` will need with this identity. */
export function signatureRoom(identity: SigningIdentity): number {
  const certificates = identity.certificates.reduce(
    (sum, pem) => sum + new X509Certificate(pem).raw.length,
    0,
  );
  return certificates * 2 + 3000;
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function attribute(type: string, value: Buffer): Buffer {
  return sequence(oid(type), set(value));
}

function algorithm(type: string): Buffer {
  return sequence(oid(type), derNull());
}

function issuerAndSerial(certificate: X509Certificate): Buffer {
  const body = decode(certificate.raw).children[0]!.children;
  // The version comes first when there is one.
  const start = body[0]?.tag === 0xa0 ? 1 : 0;
  return sequence(body[start + 2]!.raw, body[start]!.raw);
}
