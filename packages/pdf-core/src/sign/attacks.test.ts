import { beforeAll, describe, expect, it } from 'vitest';
import { createSigningIdentity, type SigningIdentity } from './identity.ts';
import { appendSave, type Save, stream } from './testing/append-save.ts';
import {
  CONTENT,
  DANGLING,
  FIELD,
  FONT,
  LOOK,
  NOTE,
  NOTE_LOOK,
  OVERLAY,
  PAGE,
  SECOND_PAGE,
  WIDGET,
  WORDS,
  edited,
  firstReport,
  kindsOf,
  look,
  makeForm,
  objectText,
  signForm,
} from './testing/signed-form.ts';
import { verifySignatures } from './verify-signatures.ts';

let identity: SigningIdentity;
let signed: Buffer;
beforeAll(async () => {
  identity = createSigningIdentity('Ann');
  signed = await signForm(makeForm(), identity);
});

async function judge(save: Save) {
  const report = await firstReport(appendSave(signed, save));
  return { verdict: report.verdict, kinds: kindsOf(report), report };
}

describe('what changed after a signature', () => {
  it('is nothing in a document that was left alone', async () => {
    expect(await firstReport(signed)).toMatchObject({ verdict: 'unchanged', coverage: 'whole', later: [] });
  });

  const attacks: [string, () => Save, string][] = [
    [
      'words of a page replaced',
      () => ({ objects: { [CONTENT]: stream(WORDS.replace('World Health', 'An Attacker!')) } }),
      'page_content',
    ],
    [
      'a picture that covered something made empty',
      () => ({ objects: { [OVERLAY]: stream('', '/Type /XObject /Subtype /Form /BBox [0 0 1 1]') } }),
      'page_content',
    ],
    ['a picture that covered something deleted', () => ({ free: [OVERLAY] }), 'page_content'],
    [
      'an object that was only named so far',
      () => ({ objects: { [DANGLING]: stream('9 9 9 9 re f', '/Subtype /Form /BBox [0 0 9 9]') } }),
      'page_content',
    ],
    [
      'another catalog with other pages',
      () => ({
        root: 300,
        objects: {
          300: `<< /Type /Catalog /Pages 301 0 R /AcroForm << /Fields [${signatureNumbers().field} 0 R] >> >>`,
          301: '<< /Type /Pages /Kids [302 0 R] /Count 1 >>',
          302: '<< /Type /Page /Parent 301 0 R /MediaBox [0 0 612 792] >>',
        },
      }),
      'page_removed',
    ],
    [
      'the font of a page replaced',
      () => ({ objects: { 3: '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>' } }),
      'font',
    ],
    [
      'the font of fields replaced',
      () => ({ objects: { [FONT]: '<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>' } }),
      'font',
    ],
    [
      'the look of a field replaced and its value kept',
      () => ({ objects: { [LOOK]: look('Attacker') } }),
      'appearance',
    ],
    [
      'a field pointed to another look',
      () => ({
        objects: { [FIELD]: `<< ${WIDGET} /V (WHO) /AP << /N 300 0 R >> >>`, 300: look('Attacker') },
      }),
      'appearance',
    ],
    [
      'a field moved',
      () => ({
        objects: {
          [FIELD]: `<< ${WIDGET.replace('[72 600 300 630]', '[72 690 300 720]')} /V (WHO) /AP << /N ${LOOK} 0 R >> >>`,
        },
      }),
      'field',
    ],
    [
      'a field hidden',
      () => ({
        objects: { [FIELD]: `<< ${WIDGET.replace('/F 4', '/F 2')} /V (WHO) /AP << /N ${LOOK} 0 R >> >>` },
      }),
      'appearance',
    ],
    [
      'readers told to draw fields anew',
      () => edited(signed, 1, '/DR', '/NeedAppearances true /DR'),
      'appearance',
    ],
    ['a field removed', () => edited(signed, 1, /\/Fields ?\[\s*10 0 R/, '/Fields ['), 'field_removed'],
    [
      'a text field added',
      () => ({
        objects: {
          ...edited(signed, 1, /\/Fields ?\[/, '/Fields [300 0 R ').objects,
          300: '<< /FT /Tx /T (new) /V (x) >>',
        },
      }),
      'field_added',
    ],
    [
      'an annotation that was signed removed',
      () => edited(signed, PAGE, `${NOTE} 0 R`, ''),
      'annotation_removed',
    ],
    [
      'an annotation that was signed given another look',
      () => ({ objects: { [NOTE_LOOK]: stream('0 g 0 0 50 50 re f', '/Subtype /Form /BBox [0 0 50 50]') } }),
      'annotation',
    ],
    [
      'a link laid over the page',
      () => ({
        objects: {
          ...edited(signed, PAGE, /\/Annots ?\[/, '/Annots [300 0 R ').objects,
          300: '<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (http://example.com) >> >>',
        },
      }),
      'annotation_added',
    ],
    [
      'the content of the page used as an annotation',
      () => ({
        objects: {
          ...edited(signed, PAGE, /\/Annots ?\[/, `/Annots [${CONTENT} 0 R `).objects,
          [CONTENT]: stream('', '/Subtype /Text /Rect [0 0 9 9]'),
        },
      }),
      'page_content',
    ],
    [
      'a page removed',
      () => ({
        objects: {
          2: `<< /Type /Pages /Kids [${PAGE} 0 R] /Count 1 /Resources << /Font << /F1 3 0 R >> >> >>`,
        },
      }),
      'page_removed',
    ],
    [
      'pages in another order',
      () => ({
        objects: {
          2: `<< /Type /Pages /Kids [${SECOND_PAGE} 0 R ${PAGE} 0 R] /Count 2 /Resources << /Font << /F1 3 0 R >> >> >>`,
        },
      }),
      'page_order',
    ],
    [
      'a page added',
      () => ({
        objects: {
          2: `<< /Type /Pages /Kids [${PAGE} 0 R ${SECOND_PAGE} 0 R 300 0 R] /Count 3 >>`,
          300: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
        },
      }),
      'page_added',
    ],
    [
      'what pages inherit changed',
      () => ({
        objects: {
          2: `<< /Type /Pages /Kids [${PAGE} 0 R ${SECOND_PAGE} 0 R] /Count 2 /Rotate 180 /Resources << /Font << /F1 3 0 R >> >> >>`,
        },
      }),
      'page_content',
    ],
    [
      'a script that runs on opening',
      () => edited(signed, 1, '/Pages', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> /Pages'),
      'catalog',
    ],
    ['a signature with another reason', () => editedSignature(), 'signature_changed'],
    [
      'a row of the table that points elsewhere',
      () => ({ objects: { 300: '<< >>' }, places: { 300: 20 } }),
      'cross_reference',
    ],
  ];

  it.each(attacks)('reports %s', async (_what, save, kind) => {
    const { verdict, kinds, report } = await judge(save());
    expect(kinds).toContain(kind);
    expect(verdict).toBe('changed');
    expect(report.problem).toBeUndefined();
  });

  function signatureNumbers() {
    const text = signed.toString('latin1');
    const field = Number(
      /\n(\d+) 0 obj\n[^>]*\/FT ?\/Sig/s.exec(text.slice(text.lastIndexOf('/ByteRange') - 20_000))?.[1],
    );
    return { field, text };
  }
  function editedSignature(): Save {
    const dict = Number(/\/V (\d+) 0 R/.exec(objectText(signed, signatureNumbers().field))![1]);
    return edited(signed, dict, '/Type/Sig', '/Reason (I agree to all) /Type /Sig');
  }

  it('reports a removed signature, and never none', async () => {
    const both = await signForm(signed, identity, 50);
    const field = [...both.toString('latin1').matchAll(/\n(\d+) 0 obj\n[^>]*\/FT ?\/Sig/gs)].at(-1)![1];
    const without = objectText(both, Number(field)).replace(/\/V \d+ 0 R/, '');
    const reports = await verifySignatures(appendSave(both, { objects: { [Number(field)]: without } }));
    expect(reports).toHaveLength(1);
    expect(kindsOf(reports[0]!)).toEqual(['signature', 'signature_removed']);
    expect(reports[0]?.verdict).toBe('changed');
  });

  it('reports what was signed and not what was put over it', async () => {
    const [report] = await verifySignatures(appendSave(signed, editedSignature()));
    expect(report).toMatchObject({ verdict: 'changed', signer: 'Ann' });
    expect(report?.reason).toBeUndefined();
  });
});
