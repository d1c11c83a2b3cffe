import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Options = { challenge?: unknown; rp?: { id?: string }; rpId?: unknown };

/** A passkey made of code: an ES256 key, attestation `none`, CBOR as far as that takes. It signs what the options ask. */
export function makeSoftPasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  const authenticatorData = (rpId: string, withKey: boolean) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    const flags = Buffer.from([0x05 | (withKey ? 0x40 : 0)]);
    const head = [sha256(rpId), flags, count];
    if (!withKey) return Buffer.concat(head);
    const { x, y } = publicKey.export({ format: 'jwk' });
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    const cose = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x!, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y!, 'base64url')),
    ]);
    return Buffer.concat([...head, Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  };
  const clientData = (type: string, challenge: unknown, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    make({ challenge, rp }: Options, from = origin) {
      const data = authenticatorData(rp?.id ?? '', true);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    use({ challenge, rpId }: Options, from = origin) {
      const data = authenticatorData(String(rpId), false);
      const client = clientData('webauthn.get', challenge, from);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function sha256(bytes: string | Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
}
