import type { Edit } from '../pdf/copier.ts';
import { Lexer, type DictEntry } from '../pdf/lexer.ts';
import { MENTIONS } from '../pdf/scan.ts';
import { nameToken, stringBytes, textOf, textToken } from '../pdf/text.ts';
import { PdfString, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { fieldTree, pruneFields } from './field-tree.ts';
import { FormResources } from './form-resources.ts';
import type { Source } from './sources.ts';

/** What the parts' forms come to, gathered before anything is copied. */
export type Form = {
  fields: { source: Source; number: number }[];
  forms: { source: Source; dict: PdfDict }[];
  resources: FormResources;
};

/** Decides which fields are copied and under which names, and gives the copiers the changes. */
export function gatherForm(sources: Source[]): Form {
  const form: Form = { fields: [], forms: [], resources: new FormResources() };
  const taken = new Set<string>();
  for (const source of sources) {
    const dict = source.document.dict(source.document.root.get('AcroForm'));
    if (!dict) continue;
    const numbers = source.whole
      ? fieldTree(source.document).map(({ number }) => number)
      : pruneFields(source);
    if (!numbers.length) continue;
    const first = form.forms[0];
    const fonts = form.resources.add(source, dict);
    if (fonts.size) renameFonts(source, fonts);
    const inherited = first ? ownDefaults(source, dict, first, fonts) : [];
    const mine = new Set<string>();
    for (const number of numbers) {
      editRootField(source, number, taken, mine, inherited);
      form.fields.push({ source, number });
    }
    for (const name of mine) taken.add(name);
    form.forms.push({ source, dict });
  }
  return form;
}

/** A root field gets a free name and, as text, the defaults that it had from its own form. */
function editRootField(
  source: Source,
  number: number,
  taken: Set<string>,
  mine: Set<string>,
  inherited: [string, string][],
): void {
  const { document, copier } = source;
  const lexer = new Lexer(document.source(number), document.index.start[number]);
  const entries = lexer.readEntries();
  if (!entries) return;
  const edits: Edit[] = [];
  const title = entries.get('T');
  const name = textOf(document.resolve(title?.value));
  if (title && name !== undefined) {
    let free = name;
    for (let n = 2; taken.has(free); n++) free = `${name}_${n}`;
    mine.add(free);
    if (free !== name) edits.push(replaceValue(title, textToken(free)));
  }
  const missing = inherited.filter(([key]) => !entries.has(key)).map(([key, value]) => `/${key} ${value}`);
  if (missing.length) edits.push({ start: lexer.at - 2, end: lexer.at - 2, text: missing.join('') });
  if (edits.length) copier.edit(number, edits);
}

const replaceValue = ({ valueStart, valueEnd }: DictEntry, text: string): Edit => ({
  start: valueStart,
  end: valueEnd,
  text: ` ${text} `,
});

/** /DA and /Q of a form that is not the first: the result's form has the first one's, so fields carry their own. */
function ownDefaults(
  source: Source,
  dict: PdfDict,
  first: Form['forms'][number],
  fonts: Map<string, string>,
): [string, string][] {
  const { document } = source;
  const own = textOf(document.resolve(dict.get('DA')));
  const rows: [string, string][] = [];
  if (own !== undefined && own !== textOf(first.source.document.resolve(first.dict.get('DA')))) {
    rows.push(['DA', textToken(renameInAppearance(own, fonts))]);
  }
  const align = document.resolve(dict.get('Q')) ?? 0;
  if (align !== (first.source.document.resolve(first.dict.get('Q')) ?? 0)) rows.push(['Q', String(align)]);
  return rows;
}

function renameFonts(source: Source, fonts: Map<string, string>): void {
  const { copier } = source;
  copier.renameMentions |= MENTIONS.appearance;
  const before = copier.rename;
  copier.rename = (value) => [...(before?.(value) ?? []), ...appearanceEdits(value, fonts)];
}

function appearanceEdits(value: PdfValue, fonts: Map<string, string>): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => appearanceEdits(item, fonts));
  if (!isDict(value)) return [];
  const inner = [...value.values()].flatMap((item) => appearanceEdits(item, fonts));
  const own = value.get('DA');
  if (!(own instanceof PdfString)) return inner;
  const before = stringBytes(own).toString('latin1');
  const after = renameInAppearance(before, fonts);
  return after === before ? inner : [{ start: own.start, end: own.end, text: textToken(after) }, ...inner];
}

function renameInAppearance(appearance: string, fonts: Map<string, string>): string {
  return appearance.replace(/\/([^\s()<>[\]{}/%]+)/g, (token, name: string) => {
    const renamed = fonts.get(name);
    return renamed === undefined ? token : nameToken(renamed);
  });
}

/** The catalog's /AcroForm; '' when no field came along. */
export function formEntry({ fields, forms, resources }: Form): string {
  if (!fields.length) return '';
  const [first] = forms;
  const has = (key: string, test: (value: PdfValue) => boolean) =>
    forms.some(({ source, dict }) => test(source.document.resolve(dict.get(key))));
  const flags = forms.reduce(
    (all, { source, dict }) => all | Number(source.document.resolve(dict.get('SigFlags'))),
    0,
  );
  const order = forms.flatMap(({ source, dict }) =>
    source.document.array(dict.get('CO')).map((field) => source.copier.token(field)),
  );
  const keys = [
    `/Fields[${fields.map(({ source, number }) => `${source.copier.want(number)} 0 R`).join(' ')}]`,
    resources.entry(),
    ...['DA', 'Q'].flatMap((key) => {
      const value = first!.source.document.resolve(first!.dict.get(key));
      return value === null ? [] : [`/${key} ${first!.source.copier.token(value)}`];
    }),
    has('NeedAppearances', (value) => value === true) ? '/NeedAppearances true' : '',
    flags ? `/SigFlags ${flags}` : '',
    order.length ? `/CO[${order.filter((field) => field !== 'null').join(' ')}]` : '',
  ];
  return `/AcroForm<<${keys.join('')}>>`;
}
