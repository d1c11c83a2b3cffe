import { beforeAll, expect, it } from 'vitest';
import { answerOcsp, type Known } from './testing/authority-answers.ts';
import { type Made, makeCertificate } from './testing/foreign-signature.ts';
import { signBy, withProof } from './testing/signed-by.ts';
import { verifySignatures } from './verify-signatures.ts';

const CA = ['basicConstraints=critical,CA:true', 'keyUsage=keyCertSign,cRLSign'];
const ANSWERS = ['extendedKeyUsage=OCSPSigning'];
const GOOD: Known[] = [{ serial: '07' }];
const REVOKED: Known[] = [{ serial: '07', revoked: '200101000000Z' }];
let root: Made;
let clerk: Made;
let signed: Buffer;
beforeAll(() => {
  root = makeCertificate(['rsa:2048'], { name: 'Root', extensions: CA });
  clerk = makeCertificate(['rsa:2048'], { name: 'Clerk', serial: '7', issuer: root });
  signed = signBy(clerk, [root]);
});

async function trustWith(...OCSPs: Buffer[]) {
  const [report] = await verifySignatures(withProof(signed, { OCSPs }), { anchors: root.certificate });
  expect(report!.verdict).toBe('unchanged');
  const { status, revocation } = report!.trust;
  return { status, revocation };
}
const good = { status: 'trusted', revocation: 'good' };
const unknown = { status: 'trusted', revocation: 'unknown' };
const revoked = { status: 'revoked', revocation: 'revoked' };

it('follows what the issuer answers', async () => {
  expect(await trustWith(answerOcsp(clerk, root, { known: GOOD }))).toEqual(good);
  expect(await trustWith(answerOcsp(clerk, root, { known: REVOKED }))).toEqual(revoked);
  expect(await trustWith(answerOcsp(clerk, root, { known: [] }))).toEqual(unknown);
  // A revocation counts, whatever else is there.
  const both = [GOOD, REVOKED].map((known) => answerOcsp(clerk, root, { known }));
  expect(await trustWith(...both)).toEqual(revoked);
});

it('follows whom the issuer lets answer, and nobody else', async () => {
  const make = (issuer: Made, extensions: string[]) =>
    makeCertificate(['rsa:2048'], { name: 'Responder', serial: '9', issuer, extensions });
  const answer = (responder: Made, known: Known[]) => answerOcsp(clerk, root, { known, responder });
  expect(await trustWith(answer(make(root, ANSWERS), GOOD))).toEqual(good);
  expect(await trustWith(answer(make(root, ANSWERS), REVOKED))).toEqual(revoked);
  const stranger = makeCertificate(['rsa:2048'], { name: 'Root', extensions: CA });
  for (const responder of [make(root, []), make(stranger, ANSWERS), stranger, clerk])
    for (const known of [GOOD, REVOKED]) expect(await trustWith(answer(responder, known))).toEqual(unknown);
});

it('takes no answer about another certificate, and none that was changed', async () => {
  const other = makeCertificate(['rsa:2048'], { name: 'Clerk', serial: '6', issuer: root });
  expect(await trustWith(answerOcsp(other, root, { known: [{ serial: '06' }] }))).toEqual(unknown);
  const changed = answerOcsp(clerk, root, { known: REVOKED });
  changed[changed.indexOf('20200101')]! ^= 1;
  expect(await trustWith(changed)).toEqual(unknown);
  expect(await trustWith(Buffer.from('no answer at all'))).toEqual(unknown);
});
