/**
 * The expectations of the tests of esig/dss (dss-pades) and MatthiasValvekens/pyHanko, by file name. A file that is
 * not named is good: its tests find each signature technically valid and no forbidden change.
 */
export type Expectation =
  /** No signature broken, none changed in a way that is not allowed. */
  | 'good'
  /** Changed after it was signed: at least one signature must be reported as changed. */
  | 'changed'
  /** At least one signature does not prove what was signed. */
  | 'broken'
  /** Not broken; whether what was added is allowed, its tests leave open. */
  | 'intact'
  /** Its tests ask for nothing but an answer. */
  | 'answered';

const NAMED: Record<Exclude<Expectation, 'good'>, string[]> = {
  changed: [
    'annotation-and-visible-change.pdf',
    'hide.pdf',
    'replace.pdf',
    'pades-spoofing-replaced-reason.pdf',
    'pdf-spoofing-attack.pdf',
    'pdf-signed-added-page.pdf',
    'pdf-removed-pages.pdf',
    'modified_after_signature.pdf',
    'DSS-2821.pdf',
    'extensions-indirect-not-all-paths.pdf',
    'form-update-override-appearance-stream-sneaky.pdf',
    'form-update-override-appearance-stream-ap-indirect-sneaky.pdf',
    'form-update-no-override-appearance-stream-ap-indirect-sneaky.pdf',
    'form-update-ap-indirect-sneaky-trailer.pdf',
  ],
  broken: [
    'pades-bes-no-certificates.pdf',
    'Signature-P-HU_NET-2.pdf',
    'pdf-signed-out-of-byteRange.pdf',
    'pdf-signed-corrupted.pdf',
    'pades-enveloping-empty-bytes-cms.pdf',
    'pdf-eof.pdf',
    'pades-unsupported-signature-algorithm.pdf',
    'wrong-digest-algo.pdf',
    'siwa.pdf',
    'PAdES-BpB-att-SHA256-SHA3_224withRSA.pdf',
    'PAdES-BpB-att-SHA256-SHA3_256withRSA.pdf',
    'Signature-P-DE_CRY-2 (HASH_FAILURE).pdf',
    'Signature-P-IT_ADO-1 (HASH_FAILURE) (ECDSA).pdf',
    'Signature-P-SK-1 (HASH_FAILURE).pdf',
    'hello_signed_INCSAVE_signed_EDITED.pdf',
    'pades-5-signatures-and-1-document-timestamp.pdf',
    'pdf-byterange-overlap.pdf',
    'BadEncodedCMS.pdf',
    'pdf-sig-with-econtent.pdf',
    'ed448-disallowed-hash.pdf',
    'tail-uncovered.pdf',
    'signature-gap-too-big.pdf',
    'one-byterange.pdf',
    'weird-byterange.pdf',
  ],
  intact: [
    'DSS-2601.pdf',
    'test-with-vri.pdf',
    'DSS1376-rev_n.pdf',
    'DSS1376-rev_n-1.pdf',
    'pades-multiple-pages-annots-overlap.pdf',
    'pades-tst-with-null-type.pdf',
    'signature-referenced-from-multiple-fields.pdf',
  ],
  answered: [
    'base.pdf',
    'malformed-pades.pdf',
    'pades_infinite_loop.pdf',
    'pades_opposite_infinite_loop.pdf',
    'pdf-with-empty-sig.pdf',
    'pdf-with-two-empty-sigs.pdf',
    'signed-encrypted-pubkey-with-catalog-ref.pdf',
    'pdfa2u-gray.pdf',
  ],
};

export function expectationOf(name: string): Expectation {
  const found = Object.entries(NAMED).find(([, names]) => names.includes(name));
  return (found?.[0] as Expectation | undefined) ?? 'good';
}
