import type { BaseBlock, GeneralizedTime } from 'asn1js';
import { OctetString, type UTCTime } from 'asn1js';
import { type Attribute, ContentInfo, SignedData, type SignerInfo, TSTInfo } from 'pkijs';
import { childrenOf, contentOf, isTagged, rawOf, readAsn1 } from './asn1.ts';
import { type Certificate, findNamed, readCertificate } from './certificate.ts';
import { checkValue, digestOf, fixedHash, hashNamed, type ValueProblem } from './check-value.ts';
import { HASHES, OID } from './oids.ts';

export type CmsProblem =
  | ValueProblem
  | 'unreadable'
  | 'digest_mismatch'
  | 'certificate_missing'
  | 'certificate_mismatch'
  | 'extra_content'
  | 'several_signers';

/** A signature's structure, checked against the bytes that it covers. */
export type CmsVerdict = {
  certificate: Certificate | undefined;
  /** All that came with the signature, the signer's own among them. */
  certificates: Certificate[];
  /** The time claimed by the signer, or the time of a timestamp authority. */
  time: Date | undefined;
  hash: string | undefined;
  /** The value that was signed, which a timestamp of the signature covers. */
  value: Buffer;
  /** Timestamps of the signature, each a structure of its own. */
  timestamps: Buffer[];
  /** Revocation lists and answers that came along, unread. */
  revocation: { crls: Buffer[]; ocsps: Buffer[] };
  problem: CmsProblem | undefined;
};

/** Nobody signs one signature ten times over. */
const MOST_SIGNERS = 10;

/** Checks a CMS signature over `covered`. Throws on what is no CMS signature at all. */
export function checkCms(
  cms: Uint8Array,
  covered: Uint8Array[],
  subFilter: string,
  more: Certificate[] = [],
): CmsVerdict {
  const content = new ContentInfo({ schema: readAsn1(cms) }).content as BaseBlock;
  const data = new SignedData({ schema: content });
  const [info] = data.signerInfos;
  if (!info) throw new Error('it names no signer');
  const attributes = info.signedAttrs?.attributes ?? [];
  const certificates = certificatesOf(content);
  const known = [...certificates, ...more];
  const certificate = findNamed(known, info.sid) ?? findHashed(known, attributes);
  const { eContent } = data.encapContentInfo;
  const inner = eContent && contentOf(eContent);
  const type = data.encapContentInfo.eContentType;
  const verdict: CmsVerdict = {
    certificate,
    certificates,
    time:
      type === OID.tstInfo ? stampTime(inner ?? Buffer.of()) : timeOf(valueOf(attributes, OID.signingTime)),
    hash: hashNamed(info.digestAlgorithm),
    value: contentOf(info.signature),
    timestamps: (info.unsignedAttrs?.attributes ?? [])
      .filter((attribute) => attribute.type === OID.timestampToken)
      .flatMap((attribute) => (attribute.values as BaseBlock[]).map(rawOf)),
    revocation: revocationOf(content, attributes),
    problem: undefined,
  };
  verdict.problem = check(verdict, info, type, inner, covered, subFilter);
  // One signer is what the format allows. Programs that take another one must come to the same answer.
  const others = data.signerInfos.slice(1, MOST_SIGNERS).map((other) => {
    const by = {
      ...verdict,
      certificate: findNamed(known, other.sid),
      hash: hashNamed(other.digestAlgorithm),
      value: contentOf(other.signature),
    };
    return check(by, other, type, inner, covered, subFilter);
  });
  if (others.some(Boolean) || data.signerInfos.length > MOST_SIGNERS) verdict.problem ??= 'several_signers';
  return verdict;
}

function check(
  { certificate, hash, value }: CmsVerdict,
  info: SignerInfo,
  type: string,
  inner: Buffer | undefined,
  covered: Uint8Array[],
  subFilter: string,
): CmsProblem | undefined {
  if (!hash) return 'unsafe_algorithm';
  const fixed = fixedHash(info.signatureAlgorithm);
  if (fixed && fixed !== hash) return 'unsupported_algorithm';
  const message = coveredContent(inner, covered, subFilter);
  if (typeof message === 'string') return message;
  const { signedAttrs } = info;
  if (signedAttrs) {
    const claimed = contentOf(valueOf(signedAttrs.attributes, OID.messageDigest));
    if (!claimed.equals(digestOf(message, hash))) return 'digest_mismatch';
    const claimedType = valueOf(signedAttrs.attributes, OID.contentType);
    if (
      claimedType &&
      String(Reflect.get(claimedType.valueBlock, 'toString')?.call(claimedType.valueBlock)) !== type
    )
      return 'unreadable';
  }
  if (!certificate) return 'certificate_missing';
  if (signedAttrs && !namesCertificate(signedAttrs.attributes, certificate)) return 'certificate_mismatch';
  const { publicKey } = certificate.x509;
  const holds = (signed: Uint8Array) => checkValue(info.signatureAlgorithm, hash, publicKey, signed, value);
  if (!signedAttrs) return holds(Buffer.concat(message));
  // The standard requires the order of their bytes. Large signing services sign them in the order of the file.
  const asWritten = Buffer.from(signedAttrs.encodedValue);
  const problem = holds(asWritten);
  return problem === 'signature_mismatch' ? holds(inOrder(asWritten)) : problem;
}

/** What the signature's digest is taken of, by the kind of signature; a problem when that does not name the document. */
function coveredContent(
  inner: Buffer | undefined,
  covered: Uint8Array[],
  subFilter: string,
): Uint8Array[] | CmsProblem {
  if (subFilter === 'adbe.pkcs7.sha1')
    return inner?.equals(digestOf(covered, 'sha1')) ? [inner] : 'digest_mismatch';
  if (subFilter === 'ETSI.RFC3161') {
    if (!inner) return 'digest_mismatch';
    const { messageImprint } = new TSTInfo({ schema: readAsn1(inner) });
    const hash = HASHES[messageImprint.hashAlgorithm.algorithmId];
    if (!hash) return 'unsafe_algorithm';
    return contentOf(messageImprint.hashedMessage).equals(digestOf(covered, hash))
      ? [inner]
      : 'digest_mismatch';
  }
  // A reader that takes what is inside for what was signed must be shown this document and no other.
  return !inner || inner.equals(Buffer.concat(covered)) ? covered : 'extra_content';
}

/** The bytes of each certificate as they came: their hashes count. */
function certificatesOf(content: BaseBlock): Certificate[] {
  const set = childrenOf(content).find((child) => isTagged(child, 0));
  return childrenOf(set).flatMap((child) => readCertificate(rawOf(child)) ?? []);
}

function revocationOf(content: BaseBlock, attributes: Attribute[]): CmsVerdict['revocation'] {
  const own = childrenOf(childrenOf(content).find((child) => isTagged(child, 1)));
  const archive = childrenOf(valueOf(attributes, OID.revocationArchive));
  const inside = (number: number) =>
    childrenOf(childrenOf(archive.find((child) => isTagged(child, number)))[0]).map(rawOf);
  return {
    crls: [...own.filter((child) => child.idBlock.tagClass === 1).map(rawOf), ...inside(0)],
    ocsps: inside(1),
  };
}

function valueOf(attributes: Attribute[], type: string): BaseBlock | undefined {
  return attributes.find((attribute) => attribute.type === type)?.values[0] as BaseBlock | undefined;
}

function timeOf(value: BaseBlock | undefined): Date | undefined {
  return value && 'toDate' in value ? (value as UTCTime | GeneralizedTime).toDate() : undefined;
}

function stampTime(inner: Buffer): Date | undefined {
  try {
    return new TSTInfo({ schema: readAsn1(inner) }).genTime;
  } catch {
    return undefined;
  }
}

const SET_TAG = 0x31;

/** A set of attributes in the one form that the standard knows. */
function inOrder(set: Uint8Array): Buffer {
  const content = Buffer.concat(childrenOf(readAsn1(set)).map(rawOf).sort(Buffer.compare));
  const bytes = Buffer.from(new OctetString({ valueHex: content }).toBER());
  bytes[0] = SET_TAG;
  return bytes;
}

type NamedHash = { hash: string; value: Buffer };

/** PAdES signatures vouch for their certificate by its hash: the first is the signer's own. */
function certificateHash(attributes: Attribute[]): NamedHash | undefined {
  const second = valueOf(attributes, OID.signingCertificateV2);
  const named = second ?? valueOf(attributes, OID.signingCertificate);
  const fields = childrenOf(childrenOf(childrenOf(named)[0])[0]);
  const value = fields.find(({ idBlock }) => idBlock.tagClass === 1 && idBlock.tagNumber === 4);
  if (!value) return undefined;
  const [algorithm] = fields;
  const own = algorithm === value ? undefined : childrenOf(algorithm)[0];
  const hash = own
    ? HASHES[String(Reflect.get(own.valueBlock, 'toString').call(own.valueBlock))]
    : second
      ? 'sha256'
      : 'sha1';
  return { hash: hash ?? '', value: contentOf(value) };
}

function namesCertificate(attributes: Attribute[], certificate: Certificate): boolean {
  const named = certificateHash(attributes);
  return !named || (named.hash !== '' && named.value.equals(digestOf([certificate.raw], named.hash)));
}

function findHashed(certificates: Certificate[], attributes: Attribute[]): Certificate | undefined {
  return certificateHash(attributes) && certificates.find((one) => namesCertificate(attributes, one));
}
