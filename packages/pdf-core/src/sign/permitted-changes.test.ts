import { beforeAll, describe, expect, it } from 'vitest';
import { annotate } from '../tools/annotate/annotate.ts';
import { annotateOptions } from '../tools/annotate/options.ts';
import { fillForm } from '../tools/fill-form/fill-form.ts';
import { fillFormOptions } from '../tools/fill-form/options.ts';
import { createSigningIdentity, type SigningIdentity } from './identity.ts';
import { signDocument } from './sign-document.ts';
import { appendSave, appendSignature, stream } from './testing/append-save.ts';
import {
  FIELD,
  NOTE,
  PAGE,
  catalog,
  edited,
  firstReport,
  kindsOf,
  makeForm,
  page,
  signForm,
} from './testing/signed-form.ts';
import { verifySignatures } from './verify-signatures.ts';

let identity: SigningIdentity;
let signed: Buffer;
beforeAll(async () => {
  identity = createSigningIdentity('Ann');
  signed = await signForm(makeForm(), identity);
});

describe('what may change after a signature', () => {
  const fill = async (bytes: Uint8Array) => {
    const options = fillFormOptions.parse({ fields: { payee: 'Red Cross' } });
    return (await fillForm([{ name: 'a.pdf', bytes }], options)).files[0]!.bytes;
  };
  const comment = async (bytes: Uint8Array, annotation: object) => {
    const options = annotateOptions.parse({ annotations: [annotation] });
    return (await annotate([{ name: 'a.pdf', bytes }], options)).files[0]!.bytes;
  };

  it('is a form that is filled in', async () => {
    const report = await firstReport(await fill(signed));
    expect(kindsOf(report)).toContain('form_fill');
    expect(report.later[0]?.changes.find(({ kind }) => kind === 'form_fill')).toMatchObject({
      field: 'payee',
      permitted: true,
    });
    expect(report.verdict).toBe('permitted_changes');
  });

  it('is another signature, which covers all', async () => {
    const reports = await verifySignatures(await signForm(signed, identity, 50));
    expect(reports).toMatchObject([
      { verdict: 'permitted_changes', coverage: 'revision', revision: 1 },
      { verdict: 'unchanged', coverage: 'whole', revision: 2, later: [] },
    ]);
    expect(kindsOf(reports[0]!)).toEqual(['signature']);
  });

  it('is a comment beside the words or one that lets them through', async () => {
    for (const mark of [
      { type: 'highlight', page: 1, x: 70, y: 695, width: 200, height: 20, color: '#ffff00' },
      { type: 'text', page: 1, x: 72, y: 300, width: 200, text: 'Looks right' },
    ]) {
      const report = await firstReport(await comment(signed, mark));
      expect(kindsOf(report)).toContain('comment');
      expect(report.verdict).toBe('permitted_changes');
    }
  });

  it('is no comment and no signature that hides what was signed', async () => {
    const box = { x: 70, y: 690, width: 250, height: 30 };
    const covered = await comment(signed, {
      type: 'rectangle',
      page: 1,
      ...box,
      fill: '#ffffff',
      color: '#ffffff',
    });
    const report = await firstReport(covered);
    expect(kindsOf(report)).toContain('hidden_content');
    expect(report.verdict).toBe('changed');
    const place = { page: 1, position: { x: 70, y: 690 }, size: { width: 250, height: 30 } };
    const white =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    const claims = { name: 'Eve', time: new Date() };
    const over = appendSave(signed, { objects: { 300: '<< >>' } });
    const second = await signDocument(over, { claims, identity, image: white, ...place });
    const [judged] = await verifySignatures(second.bytes);
    // Our own signatures let through what is below them; a look that does not is made by hand.
    expect(judged?.verdict).toBe('permitted_changes');
    const opaque = appendSignature(signed, identity, {
      number: 300,
      objects: {
        ...edited(signed, 1, /\/Fields ?\[/, '/Fields [301 0 R ').objects,
        ...edited(signed, PAGE, /\/Annots ?\[/, '/Annots [301 0 R ').objects,
        301: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Eve) /V 300 0 R /F 132 /P ${PAGE} 0 R /Rect [70 690 320 720] /AP << /N 302 0 R >> >>`,
        302: stream('1 g 0 0 250 30 re f', '/Type /XObject /Subtype /Form /BBox [0 0 250 30]'),
      },
    });
    const reports = await verifySignatures(opaque);
    expect(reports.map(({ field, verdict }) => [field, verdict]).sort()).toEqual([
      ['Eve', 'unchanged'],
      ['Signature1', 'changed'],
    ]);
  });

  it('is data to check signatures with', async () => {
    const store = {
      ...edited(signed, 1, '/Pages', '/DSS << /Certs [300 0 R] >> /Pages').objects,
      300: stream('x'),
    };
    const report = await firstReport(appendSave(signed, { objects: store }));
    expect([report.verdict, kindsOf(report)]).toEqual(['unchanged', ['validation_data']]);
  });

  it('is an entry for a source document that leads to none', async () => {
    const source = (number: number) =>
      `/AdditionalStreams [/application#2Fvnd.oasis 300 0 R]`.replace('300', `${number}`);
    const hybrid = appendSignature(makeForm(), identity, {
      number: 200,
      trailer: source(300),
      objects: {
        1: catalog().replace(`[${FIELD} 0 R]`, `[${FIELD} 0 R 201 0 R]`),
        201: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Author) /V 200 0 R /F 132 /P ${PAGE} 0 R /Rect [0 0 0 0] >>`,
        300: stream('the contract as it was written'),
      },
    });
    const after = async (bytes: Buffer, object: string) => {
      const report = await firstReport(appendSave(bytes, { objects: { 301: object }, trailer: source(301) }));
      return [report.verdict, kindsOf(report)];
    };
    expect(await after(hybrid, '<< /FT /Sig >>')).toEqual(['unchanged', ['metadata']]);
    expect(await after(hybrid, stream('the contract as it was written'))).toEqual(['unchanged', []]);
    // LibreOffice opens it instead of the pages, also where there was none before.
    expect(await after(hybrid, stream('another contract'))).toEqual(['changed', ['catalog']]);
    expect(await after(signed, stream('another contract'))).toEqual(['changed', ['catalog']]);
  });

  const certified = (level: number, dict = '') =>
    appendSignature(makeForm(), identity, {
      number: 200,
      dict: `/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P ${level} /V /1.2 >> >> ${dict}]`,
      objects: {
        1: catalog('/Perms << /DocMDP 200 0 R >>').replace(`[${FIELD} 0 R]`, `[${FIELD} 0 R 201 0 R]`),
        [PAGE]: page(`${FIELD} 0 R ${NOTE} 0 R 201 0 R`),
        201: `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Author) /V 200 0 R /F 132 /P ${PAGE} 0 R /Rect [0 0 0 0] >>`,
      },
    });
  const note = { type: 'note', page: 1, x: 300, y: 300, text: 'Hm' };

  it.each([
    [1, 'nothing', 'changed', 'changed', 'changed'],
    [2, 'forms', 'permitted_changes', 'permitted_changes', 'changed'],
    [3, 'comments', 'permitted_changes', 'permitted_changes', 'permitted_changes'],
  ])(
    'is what a certification of level %i allows: %s',
    async (level, allows, filled, countersigned, commented) => {
      const bytes = certified(level);
      expect(await firstReport(bytes)).toMatchObject({ kind: 'certification', verdict: 'unchanged', allows });
      expect((await firstReport(await fill(bytes))).verdict).toBe(filled);
      const after = await verifySignatures(await signForm(bytes, identity));
      expect(after.find(({ field }) => field === 'Author')?.verdict).toBe(countersigned);
      expect((await firstReport(await comment(bytes, note))).verdict).toBe(commented);
    },
  );

  it.each([
    ['/Action /All', 'changed'],
    ['/Action /Include /Fields [(payee)]', 'changed'],
    ['/Action /Include /Fields [(pay)]', 'permitted_changes'],
    ['/Action /Exclude /Fields [(payee)]', 'permitted_changes'],
    ['/Action /Exclude /Fields [(other)]', 'changed'],
  ])('is no field that a signature locks: %s', async (lock, verdict) => {
    const reference = `<< /Type /SigRef /TransformMethod /FieldMDP /TransformParams << /Type /TransformParams ${lock} /V /1.2 >> >>`;
    expect((await firstReport(await fill(certified(2, reference)))).verdict).toBe(verdict);
  });
});
