import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sequence } from 'asn1js';
import { Attribute, ContentInfo, SignedAndUnsignedAttributes, SignedData } from 'pkijs';
import { contentOf, readAsn1 } from '../asn1.ts';
import { OID } from '../oids.ts';
import { type Made, withOpenssl } from './foreign-signature.ts';

const TSA_SETTINGS = `[tsa]
default_tsa = own
[own]
serial = serial
crypto_device = builtin
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
`;

/** What OpenSSL's time-stamping authority answers for these bytes: a token, with the certificates that are named. */
export function stampTime(value: Uint8Array, authority: Made, chain: Made[] = []): Buffer {
  return withOpenssl((openssl, folder) => {
    const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
    write('settings', TSA_SETTINGS);
    write('serial', '01');
    write('value', value);
    write('certificate', authority.certificate);
    write('key', authority.key);
    write('chain', chain.map(({ certificate }) => certificate).join(''));
    openssl('ts', '-query', '-config', 'settings', '-data', 'value', '-sha256', '-cert', '-out', 'query');
    const by = ['-signer', 'certificate', '-inkey', 'key', ...(chain.length ? ['-chain', 'chain'] : [])];
    openssl(
      'ts',
      '-reply',
      '-config',
      'settings',
      '-queryfile',
      'query',
      ...by,
      '-token_out',
      '-out',
      'token',
    );
    return readFileSync(join(folder, 'token'));
  });
}

/** The value that a signature's timestamp covers. */
export function signedValue(cms: Uint8Array): Buffer {
  const { signerInfos } = new SignedData({
    schema: new ContentInfo({ schema: readAsn1(cms) }).content,
  });
  return contentOf(signerInfos[0]!.signature);
}

/** The same signature with a timestamp beside it. */
export function withStamp(cms: Uint8Array, token: Uint8Array): Buffer {
  const data = new SignedData({ schema: new ContentInfo({ schema: readAsn1(cms) }).content });
  const attribute = new Attribute({ type: OID.timestampToken, values: [readAsn1(token) as Sequence] });
  data.signerInfos[0]!.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: [attribute] });
  const whole = new ContentInfo({ contentType: OID.signedData, content: data.toSchema() });
  return Buffer.from(whole.toSchema().toBER());
}

/** What an authority knows of its certificates: good, or revoked on a day, as 300101000000Z. */
export type Known = { serial: string; revoked?: string };

/** What OpenSSL's responder answers of a certificate, for as many days. */
export function answerOcsp(
  certificate: Made,
  issuer: Made,
  { known, responder = issuer, days = 9 }: { known: Known[]; responder?: Made; days?: number },
): Buffer {
  return withOpenssl((openssl, folder) => {
    const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
    const row = ({ serial, revoked }: Known) =>
      `${revoked ? 'R' : 'V'}\t490101000000Z\t${revoked ?? ''}\t${serial}\tunknown\t/CN=${serial}\n`;
    write('index', known.map(row).join(''));
    write('certificate', certificate.certificate);
    write('issuer', issuer.certificate);
    write('responder', responder.certificate);
    write('responder.key', responder.key);
    openssl('ocsp', '-issuer', 'issuer', '-cert', 'certificate', '-no_nonce', '-reqout', 'request');
    const by = ['-rsigner', 'responder', '-rkey', 'responder.key', '-CA', 'issuer', '-index', 'index'];
    openssl('ocsp', ...by, '-reqin', 'request', '-respout', 'answer', '-ndays', String(days));
    return readFileSync(join(folder, 'answer'));
  });
}
