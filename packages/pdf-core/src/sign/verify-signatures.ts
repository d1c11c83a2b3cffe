import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { readTime } from '../pdf/dates.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { textOf } from '../pdf/text.ts';
import { nameOf, type PdfDict } from '../pdf/values.ts';
import { type Certificate, commonName, isSelfSigned, readCertificate } from './certificate.ts';
import { type FieldNode, readFieldTree } from './field-tree.ts';
import { isCertification, type Permissions, readPermissions } from './permissions.ts';
import { checkCms, type CmsVerdict } from './read-cms.ts';
import { openRevision, openWhole } from './revisions.ts';
import { createHistory, type History, type LaterRevision, verdictOf } from './history.ts';
import { type Coverage, coverageOf, readSignedRange, type SignedRange } from './signed-range.ts';
import {
  isoTime,
  judgeTrust,
  mayStampTime,
  type ProvenTime,
  type TrustContext,
  type TrustReport,
} from './trust.ts';
import { readRevocation } from './revocation.ts';
import { readValidationData } from './validation-data.ts';
import { PROBLEMS, type ProblemCode, type Verdict, VERDICTS } from './words.ts';

/**
 * Three answers, apart: is what was signed unbroken, what changed since, and who signed. `verdict` sums up the first two:
 * `unchanged` since but for proof, `permitted_changes` by what the signers allow, `changed` in another way, `broken`.
 */
export type SignatureReport = {
  field: string;
  kind: 'signature' | 'certification' | 'timestamp';
  verdict: Verdict;
  /** The verdict in a sentence. */
  summary: string;
  /** Why what was signed is not proved. */
  problem?: { code: ProblemCode; message: string };
  coverage: Coverage;
  /** Which revision of the file it covers, counted by signatures: 1 is the first that was signed. */
  revision: number;
  /** What the signer allows: nothing, forms (filling in and signing), comments (these too). */
  allows: 'nothing' | 'forms' | 'comments';
  /** Each later save of the file. */
  later: LaterRevision[];
  /** The name in the certificate; the one claimed in the document where there is no certificate. */
  signer: string;
  claimedName?: string;
  issuer: string;
  /** Nobody but the signer vouches for the name. */
  selfSigned: boolean;
  validFrom?: string;
  validTo?: string;
  /** The signing time: proven by a timestamp, or claimed by the signer, as `trust.timeSource` says. ISO 8601. */
  time?: string;
  reason?: string;
  location?: string;
  trust: TrustReport;
};

export type VerifySettings = {
  password?: string | undefined;
  /** Certificates that are trusted: PEM, as it is or in base64. */
  anchors?: string | undefined;
};

/** A signature as the revision that it covers has it. */
type Found = {
  field: FieldNode;
  dict: PdfDict;
  document: PdfDocument;
  range: SignedRange | undefined;
  cms: CmsVerdict | undefined;
  problem: ProblemCode | undefined;
  permissions: Permissions;
};

/** Every signature in a document, judged by its bytes. Untrusted input ends in a verdict, never in a crash. */
export async function verifySignatures(
  source: Uint8Array,
  settings: VerifySettings = {},
): Promise<SignatureReport[]> {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const { password } = settings;
  const document = openWhole(decryptIfNeeded(bytes, password));
  const data = readValidationData(document);
  const found = [...readFieldTree(document).values()].flatMap((field) => {
    const dict = field.type === 'Sig' && !field.isGroup ? document.dict(field.value) : undefined;
    return dict ? [findSigned(bytes, document, field, dict, data.certificates, password)] : [];
  });
  const pool = [...data.certificates, ...found.flatMap(({ cms }) => cms?.certificates ?? [])];
  const own = found.flatMap(({ cms }) => cms?.revocation ?? []);
  const revocation = readRevocation(
    {
      crls: [...data.revocation.crls, ...own.flatMap(({ crls }) => crls)],
      ocsps: [...data.revocation.ocsps, ...own.flatMap(({ ocsps }) => ocsps)],
    },
    pool,
  );
  const context: TrustContext = { anchors: readAnchors(settings.anchors ?? ''), pool, revocation };
  const ends = [...new Set(found.map(({ range }) => range?.end ?? 0))].sort((a, b) => a - b);
  const history = createHistory(bytes, password);
  const reports: SignatureReport[] = [];
  for (const one of found) reports.push(await report(bytes, one, found, ends, history, context));
  return reports;
}

/** The details of a signature are read from the revision that it covers: a later one may overlay it. */
function findSigned(
  bytes: Buffer,
  document: PdfDocument,
  field: FieldNode,
  dict: PdfDict,
  more: Certificate[],
  password: string | undefined,
): Found {
  const nothing = { field, dict, document, range: undefined, cms: undefined, permissions: NO_RULES };
  const range = readSignedRange(bytes, document, dict);
  if (typeof range === 'string') return { ...nothing, problem: range };
  const signed = { ...nothing, range };
  const original = findOriginal(bytes, range, document, password);
  if (!original)
    return { ...signed, problem: coverageOf(bytes, range) === 'partial' ? 'not_whole' : 'not_in_revision' };
  const permissions = readPermissions(original.document, original.dict, original.field.dict);
  const covered = [bytes.subarray(0, range.gapStart), bytes.subarray(range.gapEnd, range.end)];
  const subFilter = nameOf(original.document.resolve(original.dict.get('SubFilter'))) ?? '';
  if (subFilter === 'adbe.x509.rsa_sha1')
    return { ...signed, ...original, permissions, problem: 'unsafe_algorithm' };
  try {
    const cms = checkCms(range.cms, covered, subFilter, more);
    return { ...signed, ...original, permissions, cms, problem: cms.problem };
  } catch {
    // Whatever was made of the structure, it is none that a signature has.
    return { ...signed, ...original, permissions, problem: 'unreadable' };
  }
}

const NO_RULES: Permissions = { level: 3, locks: [] };

/** The field and the signature in the revision that ends where the signature's bytes end. */
function findOriginal(bytes: Buffer, range: SignedRange, current: PdfDocument, password: string | undefined) {
  const document = range.end === bytes.length ? current : openOrNothing(bytes, range.end, password);
  if (!document) return undefined;
  for (const field of readFieldTree(document).values()) {
    const dict = field.type === 'Sig' ? document.dict(field.value) : undefined;
    const own = dict && readSignedRange(bytes, document, dict);
    if (dict && typeof own === 'object' && own.end === range.end && own.gapStart === range.gapStart)
      return { document, field, dict };
  }
  return undefined;
}

function openOrNothing(bytes: Buffer, end: number, password: string | undefined): PdfDocument | undefined {
  try {
    return openRevision(bytes, end, password).document;
  } catch {
    return undefined;
  }
}

const ALLOWS = { 1: 'nothing', 2: 'forms', 3: 'comments' } as const;

async function report(
  bytes: Buffer,
  one: Found,
  all: Found[],
  ends: number[],
  history: History,
  context: TrustContext,
): Promise<SignatureReport> {
  const { field, dict, document, range, cms, permissions } = one;
  const coverage = range ? coverageOf(bytes, range) : 'partial';
  const problem = one.problem ?? (coverage === 'partial' ? 'not_whole' : undefined);
  const later = range && coverage === 'revision' ? await history.since(range.end, permissions) : [];
  const certificate = cms?.certificate;
  const proved = proveTime(one, all, context);
  const time = proved?.time ?? cms?.time ?? readTime(textOf(document.resolve(dict.get('M'))) ?? '');
  const text = (key: string) => textOf(document.resolve(dict.get(key)));
  const isStamp = nameOf(document.resolve(dict.get('SubFilter'))) === 'ETSI.RFC3161';
  const verdict = problem ? 'broken' : verdictOf(later);
  return {
    field: field.name,
    kind: isStamp ? 'timestamp' : isCertification(document, dict) ? 'certification' : 'signature',
    verdict,
    summary: VERDICTS[verdict],
    ...(problem && { problem: { code: problem, message: PROBLEMS[problem] } }),
    coverage,
    revision: ends.indexOf(range?.end ?? 0) + 1,
    allows: ALLOWS[permissions.level],
    later,
    signer: certificate ? commonName(certificate.x509.subject) : (text('Name') ?? ''),
    claimedName: text('Name'),
    issuer: certificate ? commonName(certificate.x509.issuer) : '',
    selfSigned: certificate ? isSelfSigned(certificate) : false,
    validFrom: isoTime(certificate?.x509.validFromDate),
    validTo: isoTime(certificate?.x509.validToDate),
    time: isoTime(time),
    reason: text('Reason'),
    location: text('Location'),
    trust: trustOf(certificate, cms, time, proved, context),
  };
}

function trustOf(
  certificate: Certificate | undefined,
  cms: CmsVerdict | undefined,
  time: Date | undefined,
  proved: ProvenTime | undefined,
  context: TrustContext,
): TrustReport {
  if (!certificate) return { status: 'no_certificate', chain: [], timeSource: 'now', revocation: 'unknown' };
  const claim: ProvenTime =
    isoTime(time) && time ? { time, source: 'claim' } : { time: new Date(), source: 'now' };
  return judgeTrust(certificate, cms?.hash, proved ?? claim, context);
}

/** The earliest trusted time at which the signature existed. */
function proveTime(
  { cms, range, problem }: Found,
  all: Found[],
  context: TrustContext,
): ProvenTime | undefined {
  if (!cms || problem) return undefined;
  const own = cms.timestamps.flatMap((token) => {
    try {
      return checkCms(token, [cms.value], 'ETSI.RFC3161', context.pool);
    } catch {
      return [];
    }
  });
  const stamps = all.flatMap((other) => {
    const isStamp = nameOf(other.document.resolve(other.dict.get('SubFilter'))) === 'ETSI.RFC3161';
    return isStamp && !other.problem && other.cms && other.range!.end >= range!.end ? [other.cms] : [];
  });
  const times = [...own, ...stamps].flatMap((stamp) => {
    const { certificate, time, problem: wrong, hash } = stamp;
    if (wrong || !certificate || !time || !mayStampTime(certificate)) return [];
    const around = { ...context, pool: [...context.pool, ...stamp.certificates] };
    const { status } = judgeTrust(certificate, hash, { time, source: 'timestamp' }, around);
    return status === 'trusted' ? [time] : [];
  });
  const [earliest] = times.sort((a, b) => a.getTime() - b.getTime());
  return earliest && { time: earliest, source: 'timestamp' };
}

function readAnchors(given: string): Certificate[] {
  const text = given.includes('-----BEGIN') ? given : Buffer.from(given, 'base64').toString('latin1');
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.flatMap(
    (pem) => readCertificate(Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64')) ?? [],
  );
}
