import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import {
  GeneralizedTime,
  Null,
  ObjectIdentifier,
  OctetString,
  Sequence,
  UTCTime,
  type BaseBlock,
} from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { readAsn1 } from './asn1.ts';
import type { SigningIdentity } from './identity.ts';
import { OID } from './oids.ts';

/**
 * A detached CMS signature over bytes whose SHA-256 is given, with the attributes PAdES asks for: what was signed, and
 * which certificate signed it. `time` goes in as a claim of the signer.
 */
export function buildSignature(digest: Buffer, identity: SigningIdentity, time: Date): Buffer {
  const chain = identity.certificates.map((pem) => new X509Certificate(pem).raw);
  const certificates = chain.map((raw) => new Certificate({ schema: readAsn1(raw) }));
  const signer = certificates[0]!;
  const key = createPrivateKey(identity.privateKey);
  const attributes = [
    attribute(OID.contentType, new ObjectIdentifier({ value: OID.data })),
    attribute(OID.messageDigest, new OctetString({ valueHex: digest })),
    attribute(OID.signingTime, timeBlock(time)),
    attribute(
      OID.signingCertificateV2,
      sequence(sequence(sequence(new OctetString({ valueHex: sha256(chain[0]!) })))),
    ),
  ].sort((a, b) => Buffer.compare(encode(a), encode(b)));
  const signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes });
  // Signed as a set, written as the context-specific field of the structure.
  const message = Buffer.from(signedAttrs.toSchema().toBER());
  message[0] = 0x31;
  const elliptic = key.asymmetricKeyType === 'ec';
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(OID.sha256, true)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: OID.data }),
    certificates,
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        digestAlgorithm: algorithm(OID.sha256, true),
        signedAttrs,
        signatureAlgorithm: elliptic ? algorithm(OID.ecdsaSha256, false) : algorithm(OID.rsa, true),
        signature: new OctetString({ valueHex: sign('sha256', message, key) }),
      }),
    ],
  });
  return encode(new ContentInfo({ contentType: OID.signedData, content: data.toSchema(true) }));
}

/** More bytes than `buildSignature` will need with this identity. */
export function signatureRoom(identity: SigningIdentity): number {
  const certificates = identity.certificates.reduce(
    (sum, pem) => sum + new X509Certificate(pem).raw.length,
    0,
  );
  return certificates * 2 + 3000;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const sequence = (value: BaseBlock) => new Sequence({ value: [value] });
const attribute = (type: string, value: BaseBlock) => new Attribute({ type, values: [value] });
const encode = (structure: { toSchema: () => BaseBlock }) => Buffer.from(structure.toSchema().toBER());

function algorithm(algorithmId: string, withNull: boolean): AlgorithmIdentifier {
  return new AlgorithmIdentifier({ algorithmId, ...(withNull && { algorithmParams: new Null() }) });
}

/** The format asks for two digits of the year up to 2049. */
function timeBlock(time: Date): BaseBlock {
  return time.getUTCFullYear() < 2050
    ? new UTCTime({ valueDate: time })
    : new GeneralizedTime({ valueDate: time });
}
