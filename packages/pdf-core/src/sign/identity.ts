import { createPrivateKey, generateKeyPairSync, randomBytes, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { PdfError } from '../errors.ts';

/** Who signs: the certificates in PEM, the signer's own first, and the private key that belongs to it. */
export type SigningIdentity = { certificates: string[]; privateKey: string };

const YEARS_VALID = 10;
const OIDS: Record<string, string | undefined> = forge.pki.oids;

/** A certificate that vouches for itself, for an instance that was given none. */
export function createSigningIdentity(name: string, organisation = 'Sheaf'): SigningIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 3072,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(Date.now() - 60_000);
  certificate.validity.notAfter = new Date(Date.now());
  certificate.validity.notAfter.setFullYear(certificate.validity.notAfter.getFullYear() + YEARS_VALID);
  const utf8 = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class;
  const subject = [
    { name: 'commonName', value: nameValue(name), valueTagClass: utf8 },
    { name: 'organizationName', value: nameValue(organisation), valueTagClass: utf8 },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { certificates: [forge.pki.certificateToPem(certificate)], privateKey };
}

/** X.520 allows 64 characters. */
function nameValue(text: string): string {
  return text.toWellFormed().slice(0, 64);
}

/** Opens a PKCS#12 file (.p12, .pfx), given in base64. */
export function readPkcs12(base64: string, passphrase = ''): SigningIdentity {
  const store = openStore(base64, passphrase);
  const keyBag = [OIDS['pkcs8ShroudedKeyBag']!, OIDS['keyBag']!].flatMap(
    (bagType) => store.getBags({ bagType })[bagType] ?? [],
  )[0];
  const privateKey = keyBag && keyPem(keyBag);
  const certBag = OIDS['certBag']!;
  const certificates = (store.getBags({ bagType: certBag })[certBag] ?? []).flatMap(
    (bag) => certificatePem(bag) ?? [],
  );
  if (!privateKey || !certificates.length) {
    throw new PdfError('certificate_incomplete');
  }
  const belongs = (pem: string) => new X509Certificate(pem).checkPrivateKey(createPrivateKey(privateKey));
  const own = certificates.find(belongs);
  if (!own) throw new PdfError('certificate_key_mismatch');
  return { certificates: [own, ...certificates.filter((pem) => pem !== own)], privateKey };
}

function keyPem(bag: forge.pkcs12.Bag): string | undefined {
  if (bag.key)
    return forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)));
  // Elliptic keys and their certificates come through unread.
  return bag.asn1 && forge.pki.privateKeyInfoToPem(bag.asn1);
}

function certificatePem(bag: forge.pkcs12.Bag): string | undefined {
  if (bag.cert) return forge.pki.certificateToPem(bag.cert);
  return bag.asn1 && forge.pem.encode({ type: 'CERTIFICATE', body: forge.asn1.toDer(bag.asn1).getBytes() });
}

function openStore(base64: string, passphrase: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(forge.util.decode64(base64)), passphrase);
  } catch (cause) {
    const wrongPassword = cause instanceof Error && /password|MAC/i.test(cause.message);
    throw new PdfError(wrongPassword ? 'passphrase_wrong' : 'certificate_unreadable', null, { cause });
  }
}
