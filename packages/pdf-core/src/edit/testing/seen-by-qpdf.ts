import { runPeer } from '../../testing/index.ts';

export type SeenField = {
  fullname: string;
  fieldtype: string;
  value: unknown;
  choices: unknown[];
  ischeckbox: boolean;
  isradiobutton: boolean;
  istext: boolean;
  alternativename: string;
};

/** The form as qpdf sees it. */
export async function formFields(bytes: Uint8Array): Promise<SeenField[]> {
  const { stdout, stderr, code } = await runPeer('qpdf', ['--json', '--json-key=acroform', 'FILE'], bytes);
  if (code) throw new Error(stderr);
  const { acroform } = JSON.parse(stdout) as { acroform: { fields: SeenField[] } };
  return acroform.fields;
}

/** All objects of a document, as JSON: what a hostile text would have to change. */
export async function objectsJson(bytes: Uint8Array): Promise<string> {
  const { stdout, stderr, code } = await runPeer('qpdf', ['--json', '--json-key=qpdf', 'FILE'], bytes);
  if (code || !stdout.includes('/Catalog')) throw new Error(stderr);
  return stdout;
}
