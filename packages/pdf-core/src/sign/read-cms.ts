import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import { decode, type DerNode, octetsOf, oidText, TAG, timeOf } from './der.ts';
import { HASH_OF, OID } from './oids.ts';

export type CmsVerdict = {
  certificate: X509Certificate | undefined;
  time: Date | undefined;
  /** Why the signature does not hold; undefined when it does. */
  problem: string | undefined;
};

type SignerInfo = {
  hash: string;
  algorithm: DerNode;
  attributes: DerNode | undefined;
  signature: Buffer;
  serial: string;
};

/** Checks a CMS signature over `signed` bytes. Throws only on what is no CMS at all. */
export function checkCms(cms: Buffer, signed: Uint8Array[], subFilter: string): CmsVerdict {
  const content = decode(cms).children[1]?.children[0];
  if (!content) throw new Error('it is not a CMS structure');
  const certificates = certificatesOf(content);
  const info = signerInfoOf(content);
  const certificate = certificates.find((one) => serialOf(one) === info.serial) ?? certificates[0];
  const attributes = info.attributes?.children ?? [];
  const time = timeOf(attributeOf(attributes, OID.signingTime));
  if (!certificate) return { certificate, time, problem: 'The signature carries no certificate.' };
  const wrap = (problem: string | undefined) => ({ certificate, time, problem });

  const encapsulated = octetsOf(
    content.children.find((child) => child.tag === TAG.sequence)?.children[1]?.children[0],
  );
  const covered = coveredDigest(info.hash, signed, subFilter, encapsulated);
  if (typeof covered === 'string') return wrap(covered);
  const claimed = octetsOf(attributeOf(attributes, OID.messageDigest));
  if (info.attributes && !claimed.equals(covered.digest))
    return wrap('The document was changed after it was signed.');
  if (!namesCertificate(attributes, certificate))
    return wrap('The certificate is not the one that was signed with.');
  // What is signed is the set of attributes; inside the structure it has another tag.
  const message = info.attributes
    ? Buffer.concat([Buffer.from([TAG.set]), info.attributes.raw.subarray(1)])
    : covered.bytes;
  const holds = verifyWith(certificate, info, message);
  return wrap(holds ? undefined : 'The signature does not match the document and its certificate.');
}

type Covered = { digest: Buffer; bytes: Uint8Array };

function digestOf(parts: Uint8Array[], name: string): Buffer {
  const digest = createHash(name);
  for (const part of parts) digest.update(part);
  return digest.digest();
}

/** What the signature must vouch for, by the kind of signature; a sentence when it does not even name the document. */
function coveredDigest(
  hash: string,
  signed: Uint8Array[],
  subFilter: string,
  encapsulated: Buffer,
): Covered | string {
  if (subFilter === 'adbe.pkcs7.sha1') {
    if (!encapsulated.equals(digestOf(signed, 'sha1')))
      return 'The document was changed after it was signed.';
    return { digest: digestOf([encapsulated], hash), bytes: encapsulated };
  }
  if (subFilter === 'ETSI.RFC3161') {
    const imprint = decode(encapsulated).children[2];
    const name = HASH_OF[oidText(imprint?.children[0]?.children[0])] ?? 'sha256';
    if (!octetsOf(imprint?.children[1]).equals(digestOf(signed, name)))
      return 'The document was changed after it was time-stamped.';
    return { digest: digestOf([encapsulated], hash), bytes: encapsulated };
  }
  return { digest: digestOf(signed, hash), bytes: Buffer.concat(signed) };
}

function certificatesOf(content: DerNode): X509Certificate[] {
  const field = content.children.find((child) => child.tag === 0xa0);
  return (field?.children ?? []).flatMap((child) => {
    const certificate = parseCertificate(child.raw);
    return certificate ? [certificate] : [];
  });
}

function parseCertificate(der: Buffer): X509Certificate | undefined {
  try {
    return new X509Certificate(der);
  } catch {
    // Other kinds of certificate may stand beside the signer's.
    return undefined;
  }
}

function serialOf(certificate: X509Certificate): string {
  return certificate.serialNumber.toLowerCase().replace(/^0+/, '');
}

function signerInfoOf(content: DerNode): SignerInfo {
  const info = content.children.findLast((child) => child.tag === TAG.set)?.children[0];
  if (!info) throw new Error('it names no signer');
  const fields = info.children;
  const attributes = fields[3]?.tag === 0xa0 ? fields[3] : undefined;
  const next = attributes ? 4 : 3;
  const algorithm = fields[next];
  if (!algorithm) throw new Error('it names no algorithm');
  const serial =
    fields[1]?.tag === TAG.sequence ? (fields[1].children[1]?.content.toString('hex') ?? '') : '';
  const hash = HASH_OF[oidText(fields[2]?.children[0])];
  if (!hash) throw new Error('it uses an unknown hash function');
  return {
    hash,
    algorithm,
    attributes,
    signature: octetsOf(fields[next + 1]),
    serial: serial.replace(/^0+/, ''),
  };
}

/** The value of an attribute: what stands in its set. */
function attributeOf(attributes: DerNode[], type: string): DerNode | undefined {
  return attributes.find((attribute) => oidText(attribute.children[0]) === type)?.children[1]?.children[0];
}

/** PAdES signatures vouch for their certificate by its hash; a certificate that signs itself must at least do so. */
function namesCertificate(attributes: DerNode[], certificate: X509Certificate): boolean {
  const fields = attributeOf(attributes, OID.signingCertificateV2)?.children[0]?.children[0]?.children;
  if (fields?.length) {
    const named = fields[0]?.tag === TAG.sequence ? HASH_OF[oidText(fields[0].children[0])] : 'sha256';
    const hash = fields.find((field) => field.tag === TAG.octetString);
    if (!named || !octetsOf(hash).equals(createHash(named).update(certificate.raw).digest())) return false;
  }
  return certificate.subject !== certificate.issuer || certificate.verify(certificate.publicKey);
}

function verifyWith(certificate: X509Certificate, info: SignerInfo, message: Uint8Array): boolean {
  const algorithm = oidText(info.algorithm.children[0]);
  const key = certificate.publicKey;
  if (algorithm === OID.ed25519) return verify(null, message, key, info.signature);
  if (algorithm === OID.rsaPss) {
    const hash =
      HASH_OF[
        oidText(
          info.algorithm.children[1]?.children.find((child) => child.tag === 0xa0)?.children[0]?.children[0],
        )
      ];
    const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
    return verify(hash ?? 'sha1', message, { key, ...padding }, info.signature);
  }
  return verify(HASH_OF[algorithm] ?? info.hash, message, key, info.signature);
}
