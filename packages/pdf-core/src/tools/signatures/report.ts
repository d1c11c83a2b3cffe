import { z } from 'zod';
import { leftOut } from '../left-out.ts';

const count = z.number().int();
const words = z.string().optional();

const verdict = z.enum(['unchanged', 'permitted_changes', 'changed', 'broken']);

const laterRevision = z
  .object({
    revision: count,
    bytes: count,
    changes: z.array(
      z.object({
        kind: z.string(),
        permitted: z.boolean().describe('Whether the signer allows a change of this kind'),
        message: z.string(),
        page: count.optional(),
        field: words,
      }),
    ),
  })
  .meta({ id: 'LaterRevision' });

const signatureTrust = z
  .object({
    status: z.enum([
      'trusted',
      'self_signed',
      'unknown_issuer',
      'expired',
      'unproven_time',
      'revoked',
      'weak_algorithm',
      'no_certificate',
    ]),
    chain: z.array(
      z.object({ name: z.string(), issuer: z.string(), validFrom: z.string(), validTo: z.string() }),
    ),
    at: words,
    timeSource: z.enum(['timestamp', 'claim', 'now']),
    revocation: z.enum(['good', 'revoked', 'unknown']),
  })
  .meta({ id: 'SignatureTrust' });

const signature = z
  .object({
    field: z.string(),
    kind: z.enum(['signature', 'certification', 'timestamp']),
    verdict: verdict.describe('Whether what was signed is unbroken, and what changed since'),
    summary: z.string(),
    problem: z.object({ code: z.string(), message: z.string() }).optional(),
    coverage: z.enum(['whole', 'revision', 'partial']),
    revision: count,
    allows: z.enum(['nothing', 'forms', 'comments']).describe('What the signer allows to be changed later'),
    later: z.array(laterRevision).describe('Each later save of the file, and what it changed'),
    signer: z.string(),
    claimedName: words.describe('The name in the document, which no certificate need confirm'),
    issuer: z.string(),
    selfSigned: z.boolean(),
    validFrom: words,
    validTo: words,
    time: words,
    reason: words,
    location: words,
    trust: signatureTrust.describe('Who signed, and why that is to be believed'),
  })
  .meta({ id: 'Signature' });

export const signaturesReport = z.object({ signatures: z.array(signature), leftOut });
