import { type Certificate, commonName, extendedUses, isIssuedBy, isWithin, mayIssue } from './certificate.ts';
import { OID } from './oids.ts';
import type { RevocationFacts } from './revocation.ts';

/** Why a name in a certificate is, or is not, to be believed. */
export type TrustStatus =
  | 'trusted'
  | 'self_signed'
  | 'unknown_issuer'
  | 'expired'
  | 'unproven_time'
  | 'revoked'
  | 'weak_algorithm'
  | 'no_certificate';

export type TrustReport = {
  status: TrustStatus;
  /** From the signer up to the root. */
  chain: { name: string; issuer: string; validFrom: string; validTo: string }[];
  /** The time that the certificates were judged at. */
  at?: string;
  /** Whether a trusted timestamp proves that time, or the signer only claims it. */
  timeSource: 'timestamp' | 'claim' | 'now';
  revocation: 'good' | 'revoked' | 'unknown';
};

/** What is known besides the signature: from the document, and from the administrator. */
export type TrustContext = { anchors: Certificate[]; pool: Certificate[]; revocation: RevocationFacts };

export type ProvenTime = { time: Date; source: TrustReport['timeSource'] };

/** Real chains have three or four certificates. */
const LONGEST_CHAIN = 10;
/** A document made to be slow could bring thousands. */
const LARGEST_POOL = 300;

export function judgeTrust(
  signer: Certificate,
  hash: string | undefined,
  { time, source }: ProvenTime,
  context: TrustContext,
): TrustReport {
  const chain = findChain(signer, context);
  const last = chain.at(-1)!;
  const anchored = context.anchors.some(({ raw }) => raw.equals(last.raw));
  const revocation = revocationOfChain(chain, context, { time, source });
  return {
    status: statusOf(),
    chain: chain.map(describe),
    at: time.toISOString(),
    timeSource: source,
    revocation,
  };

  function statusOf(): TrustStatus {
    if (revocation === 'revoked') return 'revoked';
    // Who is trusted as an anchor is trusted for as long as the administrator leaves it there.
    const bound = anchored && chain.length > 1 ? chain.slice(0, -1) : chain;
    if (bound.some((certificate) => !isWithin(certificate, time))) return 'expired';
    if (!anchored) return chain.length === 1 && isIssuedBy(last, last) ? 'self_signed' : 'unknown_issuer';
    if (hash === 'sha1') return 'weak_algorithm';
    if (source === 'claim' && bound.some((certificate) => !isWithin(certificate, new Date())))
      return 'unproven_time';
    return 'trusted';
  }
}

/** The way to an anchor; where there is none, the longest way up that there is. */
function findChain(signer: Certificate, { anchors, pool }: TrustContext): Certificate[] {
  const known = [...anchors, ...pool.slice(0, LARGEST_POOL)];
  const isAnchor = (certificate: Certificate) => anchors.some(({ raw }) => raw.equals(certificate.raw));
  const seen = new Set<string>();
  let longest: Certificate[] = [signer];
  const ways: Certificate[][] = [[signer]];
  for (let way = ways.shift(); way; way = ways.shift()) {
    const last = way.at(-1)!;
    if (isAnchor(last)) return way;
    if (way.length > longest.length) longest = way;
    const key = last.x509.fingerprint256;
    if (seen.has(key) || way.length >= LONGEST_CHAIN) continue;
    seen.add(key);
    for (const issuer of known)
      if (!way.some(({ raw }) => raw.equals(issuer.raw)) && mayIssue(issuer) && isIssuedBy(last, issuer))
        ways.push([...way, issuer]);
  }
  return longest;
}

function revocationOfChain(
  chain: Certificate[],
  { revocation }: TrustContext,
  { time, source }: ProvenTime,
): TrustReport['revocation'] {
  let all: TrustReport['revocation'] = chain.length > 1 ? 'good' : 'unknown';
  for (const [i, certificate] of chain.slice(0, -1).entries()) {
    const answer = revocation(certificate, chain[i + 1]!);
    // A certificate revoked after a proven time was good at that time. A claimed time proves nothing.
    if (answer.status === 'revoked' && (source !== 'timestamp' || answer.time <= time)) return 'revoked';
    if (answer.status === 'unknown') all = 'unknown';
    if (answer.status === 'good' && answer.until && answer.until < time) all = 'unknown';
  }
  return all;
}

export function mayStampTime(certificate: Certificate): boolean {
  return extendedUses(certificate).includes(OID.timeStamping);
}

function describe({ x509 }: Certificate): TrustReport['chain'][number] {
  return {
    name: commonName(x509.subject),
    issuer: commonName(x509.issuer),
    validFrom: isoTime(x509.validFromDate) ?? '',
    validTo: isoTime(x509.validToDate) ?? '',
  };
}

/** Certificates may carry dates that are none. */
export function isoTime(date: Date | undefined): string | undefined {
  return date && Number.isFinite(date.getTime()) ? date.toISOString() : undefined;
}
