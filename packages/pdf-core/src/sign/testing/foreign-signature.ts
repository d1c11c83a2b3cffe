import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, sign, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ObjectIdentifier, OctetString, Null } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { readAsn1 } from '../asn1.ts';
import { OID } from '../oids.ts';

/** Runs OpenSSL in a folder of its own: an other program's keys, certificates and signatures. */
export function withOpenssl<T>(work: (openssl: (...args: string[]) => void, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-openssl-'));
  try {
    return work((...args) => {
      execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
    }, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A certificate that signs itself (or, with `issuer`, signed by that), with its key. */
export type Made = { certificate: string; key: string };

export function makeCertificate(
  key: string[],
  options: { name?: string; serial?: string; issuer?: Made; extensions?: string[]; from?: string } = {},
): Made {
  const { name = 'Foreign', serial = '1', issuer, extensions = [], from } = options;
  return withOpenssl((openssl, folder) => {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    const own = [
      '-newkey',
      ...key,
      '-config',
      'request.settings',
      '-keyout',
      'key',
      '-nodes',
      '-subj',
      `/CN=${name}`,
      '-set_serial',
      serial,
    ];
    const by = issuer ? ['-CA', 'ca', '-CAkey', 'ca.key'] : [];
    if (issuer) {
      writeFileSync(join(folder, 'ca'), issuer.certificate);
      writeFileSync(join(folder, 'ca.key'), issuer.key);
    }
    writeFileSync(join(folder, 'request.settings'), '[req]\ndistinguished_name = name\n[name]\n');
    const more = ['subjectKeyIdentifier=hash', ...extensions].flatMap((extension) => ['-addext', extension]);
    if (!from) openssl('req', '-x509', ...own, ...by, ...more, '-days', '9', '-out', 'certificate');
    else {
      openssl('req', '-new', ...own.slice(0, -2), ...more, '-out', 'request');
      const place = writeAuthority(folder);
      const dates = ['-startdate', from, '-enddate', '20490101000000Z'];
      openssl(
        'ca',
        '-batch',
        '-config',
        place,
        '-cert',
        'ca',
        '-keyfile',
        'ca.key',
        '-in',
        'request',
        ...dates,
        '-out',
        'certificate',
      );
    }
    return { certificate: read('certificate'), key: read('key') };
  });
}

/** What OpenSSL wants to know to act as an authority; `revoked` are serial numbers in hexadecimal. */
function writeAuthority(folder: string, revoked: string[] = [], on = '200101000000Z'): string {
  const rows = revoked.map((serial) => `R\t300101000000Z\t${on}\t${serial}\tunknown\t/CN=${serial}\n`);
  const settings = [
    'database = index',
    'serial = serial',
    'new_certs_dir = .',
    'default_md = sha256',
    'policy = any',
  ];
  writeFileSync(join(folder, 'index'), rows.join(''));
  writeFileSync(join(folder, 'serial'), '55');
  writeFileSync(
    join(folder, 'settings'),
    `[ca]\ndefault_ca = own\n[own]\n${settings.join('\n')}\n[any]\ncommonName = supplied\n`,
  );
  return 'settings';
}

/** A revocation list of an authority. */
export function makeRevocationList(issuer: Made, revoked: string[], on?: string): Buffer {
  return withOpenssl((openssl, folder) => {
    writeFileSync(join(folder, 'ca'), issuer.certificate);
    writeFileSync(join(folder, 'ca.key'), issuer.key);
    const place = writeAuthority(folder, revoked, on);
    openssl(
      'ca',
      '-gencrl',
      '-config',
      place,
      '-cert',
      'ca',
      '-keyfile',
      'ca.key',
      '-crldays',
      '9',
      '-out',
      'list',
    );
    openssl('crl', '-in', 'list', '-outform', 'DER', '-out', 'list.der');
    return readFileSync(join(folder, 'list.der'));
  });
}

/** A detached signature made by OpenSSL. */
export function signByOpenssl(covered: Uint8Array, { certificate, key }: Made, options: string[]): Buffer {
  return withOpenssl((openssl, folder) => {
    writeFileSync(join(folder, 'document'), covered);
    writeFileSync(join(folder, 'certificate'), certificate);
    writeFileSync(join(folder, 'key'), key);
    const own = [
      '-in',
      'document',
      '-signer',
      'certificate',
      '-inkey',
      'key',
      '-outform',
      'DER',
      '-out',
      'cms',
    ];
    openssl('cms', '-sign', '-binary', ...own, ...options);
    return readFileSync(join(folder, 'cms'));
  });
}

type Scheme = {
  hash: string;
  hashOid: string;
  signatureOid: string;
  signed: string | null;
  more?: string[];
  inside?: Uint8Array;
  /** The attributes in another order than DER has them: some programs write them so. */
  signsInOrder?: boolean;
};

/** A signature of a kind that OpenSSL's command does not make. `more` are certificates besides the signer's. */
export function signByHand(covered: Uint8Array, { certificate, key }: Made, scheme: Scheme): Buffer {
  const { raw } = new X509Certificate(certificate);
  const signer = new Certificate({ schema: readAsn1(raw) });
  const others = (scheme.more ?? []).map(
    (pem) => new Certificate({ schema: readAsn1(new X509Certificate(pem).raw) }),
  );
  const digest = createHash(scheme.hash, scheme.hash === 'shake256' ? { outputLength: 64 } : {}).update(
    covered,
  );
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: OID.data })] }),
      new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: digest.digest() })] }),
    ],
  });
  const message = Buffer.from(signedAttrs.toSchema().toBER());
  message[0] = 0x31;
  if (scheme.signsInOrder) signedAttrs.attributes.reverse();
  const algorithm = (algorithmId: string) =>
    new AlgorithmIdentifier({ algorithmId, algorithmParams: new Null() });
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(scheme.hashOid)],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: OID.data,
      ...(scheme.inside && { eContent: new OctetString({ valueHex: scheme.inside }) }),
    }),
    certificates: [...others, signer],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer: signer.issuer, serialNumber: signer.serialNumber }),
        digestAlgorithm: algorithm(scheme.hashOid),
        signedAttrs,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: scheme.signatureOid }),
        signature: new OctetString({ valueHex: sign(scheme.signed, message, createPrivateKey(key)) }),
      }),
    ],
  });
  return Buffer.from(
    new ContentInfo({ contentType: OID.signedData, content: data.toSchema(true) }).toSchema().toBER(),
  );
}
