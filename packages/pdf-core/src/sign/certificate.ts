import { createHash, X509Certificate } from 'node:crypto';
import type { BaseBlock, Integer } from 'asn1js';
import { BasicConstraints, Certificate as Asn1Certificate, ExtKeyUsage, IssuerAndSerialNumber } from 'pkijs';
import { contentOf, rawOf, readAsn1 } from './asn1.ts';
import { OID } from './oids.ts';

/** A certificate as Node checks it, and as the structures of a signature name it. */
export type Certificate = { raw: Buffer; x509: X509Certificate; fields: Asn1Certificate };

/** Undefined for what is no certificate: other kinds may stand beside the signer's. */
export function readCertificate(bytes: Uint8Array): Certificate | undefined {
  try {
    const block = readAsn1(bytes);
    const raw = rawOf(block);
    return { raw, x509: new X509Certificate(raw), fields: new Asn1Certificate({ schema: block }) };
  } catch {
    return undefined;
  }
}

/** The certificate that a signer's identifier names: issuer and serial number, or the identifier of its key. */
export function findNamed(certificates: Certificate[], identifier: unknown): Certificate | undefined {
  if (identifier instanceof IssuerAndSerialNumber) {
    const { issuer, serialNumber } = identifier;
    const name = Buffer.from(issuer.valueBeforeDecode);
    const serial = integerOf(serialNumber);
    const sameSerial = certificates.filter(({ fields }) => integerOf(fields.serialNumber) === serial);
    return (
      sameSerial.find(({ fields }) => name.equals(Buffer.from(fields.issuer.valueBeforeDecode))) ??
      // Some writers put the same name into other kinds of string.
      sameSerial.find(({ fields }) => fields.issuer.isEqual(issuer))
    );
  }
  const key = contentOf(identifier as BaseBlock);
  return certificates.find((certificate) => keyIdentifierOf(certificate).equals(key));
}

/** Serial numbers may be negative, and larger than a number can be. */
export function integerOf(integer: Integer): bigint {
  const bytes = integer.valueBlock.valueHexView;
  return bytes.length
    ? BigInt.asIntN(bytes.length * 8, BigInt(`0x${Buffer.from(bytes).toString('hex')}`))
    : 0n;
}

function keyIdentifierOf({ fields }: Certificate): Buffer {
  const extension = extensionOf(fields, OID.subjectKeyIdentifier);
  if (extension) return contentOf(readAsn1(extension));
  return createHash('sha1')
    .update(fields.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView)
    .digest();
}

function extensionOf(fields: Asn1Certificate, type: string): Uint8Array | undefined {
  return fields.extensions?.find(({ extnID }) => extnID === type)?.extnValue.valueBlock.valueHexView;
}

export function mayIssue({ fields }: Certificate): boolean {
  const extension = extensionOf(fields, OID.basicConstraints);
  // Certificates of before 1996 have no extensions; anchors of that kind are still set.
  if (!extension) return fields.version === 0;
  try {
    return new BasicConstraints({ schema: readAsn1(extension) }).cA;
  } catch {
    return false;
  }
}

/** What the certificate may be used for, by object identifier. */
export function extendedUses({ fields }: Certificate): string[] {
  const extension = extensionOf(fields, OID.extendedKeyUsage);
  try {
    return extension ? new ExtKeyUsage({ schema: readAsn1(extension) }).keyPurposes : [];
  } catch {
    return [];
  }
}

/** Whether the certificate of `issuer` signed `certificate`. */
export function isIssuedBy(certificate: Certificate, issuer: Certificate): boolean {
  const name = Buffer.from(certificate.fields.issuer.valueBeforeDecode);
  if (
    !name.equals(Buffer.from(issuer.fields.subject.valueBeforeDecode)) &&
    !certificate.fields.issuer.isEqual(issuer.fields.subject)
  )
    return false;
  try {
    return certificate.x509.verify(issuer.x509.publicKey);
  } catch {
    return false;
  }
}

export const isSelfSigned = (certificate: Certificate) => isIssuedBy(certificate, certificate);

export function isWithin(certificate: Certificate, time: Date): boolean {
  const { validFromDate, validToDate } = certificate.x509;
  return time >= validFromDate && time <= validToDate;
}

/** The name that people know the holder by. */
export function commonName(name: string): string {
  return /^CN=(.*)$/m.exec(name)?.[1] ?? name.split('\n')[0] ?? '';
}
