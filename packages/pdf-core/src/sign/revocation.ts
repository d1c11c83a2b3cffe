import { createHash } from 'node:crypto';
import type { BaseBlock } from 'asn1js';
import { BasicOCSPResponse, CertificateRevocationList, OCSPResponse, type SingleResponse } from 'pkijs';
import { contentOf, readAsn1 } from './asn1.ts';
import { type Certificate, extendedUses, integerOf, isIssuedBy, readCertificate } from './certificate.ts';
import { checkValue } from './check-value.ts';
import { HASHES, OID } from './oids.ts';

/** Lists and answers that came with a document, each as its bytes. */
export type RevocationData = { crls: Buffer[]; ocsps: Buffer[] };

/** `until` is when newer data is promised: older data proves nothing about later times. */
export type RevocationStatus =
  | { status: 'good'; until: Date | undefined }
  | { status: 'unknown' }
  | { status: 'revoked'; time: Date };

/** The status of certificates in the document's own data. Data without the issuer's signature is ignored. */
export type RevocationFacts = (certificate: Certificate, issuer: Certificate) => RevocationStatus;

type Answer = { response: BasicOCSPResponse; responders: Certificate[] };
type List = { list: CertificateRevocationList; revoked: Map<bigint, Date> };

export function readRevocation(data: RevocationData, pool: Certificate[]): RevocationFacts {
  const answers = data.ocsps.flatMap((bytes) => readOrNothing(() => readAnswer(bytes, pool)) ?? []);
  const lists = data.crls.flatMap((bytes) => readOrNothing(() => readList(bytes)) ?? []);
  const signed = new Map<object, Map<string, boolean>>();
  const known = new Map<string, RevocationStatus>();

  /** A list may be asked for every certificate of an issuer: its signature is checked once. */
  function isSigned(item: object, issuer: Certificate, check: () => boolean): boolean {
    const byIssuer = signed.get(item) ?? new Map<string, boolean>();
    signed.set(item, byIssuer);
    const key = issuer.x509.fingerprint256;
    const result = byIssuer.get(key) ?? readOrNothing(check) ?? false;
    byIssuer.set(key, result);
    return result;
  }

  function find(certificate: Certificate, issuer: Certificate): RevocationStatus {
    let found: RevocationStatus = { status: 'unknown' };
    for (const answer of answers) {
      const single = singleAnswer(answer, certificate, issuer);
      if (!single || !isSigned(answer, issuer, () => isAnswerSigned(answer, issuer))) continue;
      const status = statusOf(single);
      if (status?.status === 'revoked') return status;
      found = longest(found, status);
    }
    for (const item of lists) {
      if (!item.list.issuer.isEqual(issuer.fields.subject)) continue;
      if (!isSigned(item, issuer, () => isListSigned(item, issuer))) continue;
      const time = item.revoked.get(integerOf(certificate.fields.serialNumber));
      if (time) return { status: 'revoked', time };
      found = longest(found, { status: 'good', until: item.list.nextUpdate?.value });
    }
    return found;
  }

  return (certificate, issuer) => {
    const key = `${certificate.x509.fingerprint256} ${issuer.x509.fingerprint256}`;
    const status = known.get(key) ?? find(certificate, issuer);
    known.set(key, status);
    return status;
  };
}

/** Of two good results, the one that is valid longer. */
function longest(one: RevocationStatus, other: RevocationStatus | undefined): RevocationStatus {
  if (!other || other.status !== 'good') return one;
  if (one.status !== 'good' || !other.until) return other;
  return one.until && one.until < other.until ? other : one;
}

/** Unreadable data is ignored. */
function readOrNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function readAnswer(bytes: Buffer, pool: Certificate[]): Answer {
  const block = readAsn1(bytes);
  const wrapped = readOrNothing(() => new OCSPResponse({ schema: block }).responseBytes);
  const response = new BasicOCSPResponse({ schema: wrapped ? readAsn1(contentOf(wrapped.response)) : block });
  const own = (response.certs ?? []).flatMap(
    (fields) => readCertificate(new Uint8Array(fields.toSchema().toBER())) ?? [],
  );
  return { response, responders: [...own, ...pool] };
}

function singleAnswer(
  { response }: Answer,
  certificate: Certificate,
  issuer: Certificate,
): SingleResponse | undefined {
  const serial = integerOf(certificate.fields.serialNumber);
  return response.tbsResponseData.responses.find(({ certID }) => {
    const hash = HASHES[certID.hashAlgorithm.algorithmId];
    if (!hash || integerOf(certID.serialNumber) !== serial) return false;
    const name = createHash(hash).update(Buffer.from(issuer.fields.subject.valueBeforeDecode)).digest();
    return contentOf(certID.issuerNameHash).equals(name);
  });
}

/** Signed by the issuer, or by whom the issuer lets answer. */
function isAnswerSigned({ response, responders }: Answer, issuer: Certificate): boolean {
  const { signatureAlgorithm, tbsResponseData, signature } = response;
  const holds = ({ x509 }: Certificate) =>
    !checkValue(signatureAlgorithm, 'sha1', x509.publicKey, tbsResponseData.tbsView, contentOf(signature));
  return (
    holds(issuer) ||
    responders.some(
      (responder) =>
        extendedUses(responder).includes(OID.ocspSigning) &&
        holds(responder) &&
        isIssuedBy(responder, issuer),
    )
  );
}

/** The answer is `[0]` good, `[1]` revoked with its time, or `[2]` unknown. */
function statusOf({ certStatus, nextUpdate }: SingleResponse): RevocationStatus | undefined {
  const status = certStatus as BaseBlock;
  if (status.idBlock.tagNumber === 0) return { status: 'good', until: nextUpdate };
  if (status.idBlock.tagNumber !== 1) return undefined;
  const [time] = Reflect.get(status.valueBlock, 'value') as { toDate?: () => Date }[];
  return { status: 'revoked', time: time?.toDate?.() ?? new Date(0) };
}

function readList(bytes: Buffer): List {
  const list = new CertificateRevocationList({ schema: readAsn1(bytes) });
  const entries = (list.revokedCertificates ?? []).map(
    ({ userCertificate, revocationDate }) => [integerOf(userCertificate), revocationDate.value] as const,
  );
  return { list, revoked: new Map(entries) };
}

function isListSigned({ list }: List, issuer: Certificate): boolean {
  const { signatureAlgorithm, tbsView, signatureValue } = list;
  return !checkValue(signatureAlgorithm, 'sha1', issuer.x509.publicKey, tbsView, contentOf(signatureValue));
}
