import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { type AlgorithmIdentifier, PublicKeyInfo, RSASSAPSSParams } from 'pkijs';
import { readAsn1 } from './asn1.ts';
import { HASHES, OID, SIGNATURES } from './oids.ts';

/** Why a signature's value does not hold; undefined when it does. */
export type ValueProblem = 'signature_mismatch' | 'unsafe_algorithm' | 'unsupported_algorithm';

export function digestOf(parts: Uint8Array[], hash: string): Buffer {
  const digest = createHash(hash, hash === 'shake256' ? { outputLength: 64 } : {});
  for (const part of parts) digest.update(part);
  return digest.digest();
}

export const hashNamed = (algorithm: AlgorithmIdentifier): string | undefined =>
  HASHES[algorithm.algorithmId];

/** Checks the value that a key made of a message. `digest` is the hash where the algorithm does not name its own. */
export function checkValue(
  algorithm: AlgorithmIdentifier,
  digest: string,
  key: KeyObject,
  message: Uint8Array,
  value: Uint8Array,
): ValueProblem | undefined {
  const known = SIGNATURES[algorithm.algorithmId];
  if (!known) return 'unsupported_algorithm';
  const holds = (hash: string | null, options: object = {}, own = key) =>
    verify(hash, message, { key: own, ...options }, value);
  try {
    return isRight() ? undefined : 'signature_mismatch';
  } catch {
    // A value that is no signature of this kind at all, or a key of another kind.
    return 'signature_mismatch';
  }

  function isRight(): boolean {
    switch (known!.kind) {
      case 'ed25519':
      case 'ed448':
        return key.asymmetricKeyType === known!.kind && holds(null);
      case 'pss': {
        const params = new RSASSAPSSParams(
          algorithm.algorithmParams ? { schema: algorithm.algorithmParams } : {},
        );
        const hash = hashNamed(params.hashAlgorithm) ?? 'sha1';
        return holds(hash, {}, boundToPss(key, algorithm));
      }
      case 'plain-ecdsa':
        return holds(known!.hash ?? digest, { dsaEncoding: 'ieee-p1363' });
      default:
        return holds(known!.hash ?? digest);
    }
  }
}

/** The key with the parameters of this signature, which OpenSSL then holds it to: hash, mask and salt. */
function boundToPss(key: KeyObject, algorithm: AlgorithmIdentifier): KeyObject {
  if (key.asymmetricKeyType === 'rsa-pss') return key;
  const info = new PublicKeyInfo({ schema: readAsn1(key.export({ format: 'der', type: 'spki' })) });
  info.algorithm = algorithm;
  return createPublicKey({ key: Buffer.from(info.toSchema().toBER()), format: 'der', type: 'spki' });
}

/** The hash that a signature algorithm itself fixes; undefined where any will do. */
export function fixedHash(algorithm: AlgorithmIdentifier): string | undefined {
  const known = SIGNATURES[algorithm.algorithmId];
  if (known?.kind === 'ed25519') return 'sha512';
  if (known?.kind === 'ed448') return 'shake256';
  if (algorithm.algorithmId === OID.rsaPss && algorithm.algorithmParams)
    return hashNamed(new RSASSAPSSParams({ schema: algorithm.algorithmParams }).hashAlgorithm);
  return known?.hash;
}
