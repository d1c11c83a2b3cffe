import { nameToken } from '../pdf/text.ts';
import { PdfRef, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';
import type { Source } from './sources.ts';

type Resource = { source: Source; value: PdfValue; likeness: string };

/** The forms' default resources joined into one /DR, by kind and name. */
export class FormResources {
  readonly #kinds = new Map<string, Map<string, Resource>>();

  /** Adds what a form has; answers which fonts must go by another name, since theirs means another font already. */
  add(source: Source, form: PdfDict): Map<string, string> {
    const { document } = source;
    const renamed = new Map<string, string>();
    for (const [kind, value] of document.dict(form.get('DR')) ?? []) {
      const dict = document.dict(value);
      if (!dict) continue;
      let all = this.#kinds.get(kind);
      if (!all) this.#kinds.set(kind, (all = new Map()));
      for (const [name, resource] of dict) {
        const likeness = describe(source, resource);
        let free = name;
        for (let n = 2; all.has(free) && all.get(free)!.likeness !== likeness; n++) free = `${name}_${n}`;
        if (!all.has(free)) all.set(free, { source, value: resource, likeness });
        if (free !== name && kind === 'Font') renamed.set(name, free);
      }
    }
    return renamed;
  }

  entry(): string {
    const kinds = [...this.#kinds].map(([kind, all]) => {
      const rows = [...all].map(
        ([name, { source, value }]) => `${nameToken(name)} ${source.copier.token(value)}`,
      );
      return `${nameToken(kind)}<<${rows.join('')}>>`;
    });
    return kinds.length ? `/DR<<${kinds.join('')}>>` : '';
  }
}

/** Two standard fonts without a file of their own are one; anything else is itself only. */
function describe(source: Source, value: PdfValue): string {
  const dict = source.document.dict(value);
  if (dict && !dict.has('FontDescriptor') && !dict.has('DescendantFonts') && dict.has('BaseFont')) {
    return ['Subtype', 'BaseFont', 'Encoding'].map((key) => show(source, dict.get(key))).join(' ');
  }
  return value instanceof PdfRef ? `${source.before} ${value.number}` : show(source, value);
}

function show(source: Source, value: PdfValue | undefined, depth = 0): string {
  const resolved = depth > 6 ? null : source.document.resolve(value);
  if (Array.isArray(resolved)) return `[${resolved.map((item) => show(source, item, depth + 1)).join(' ')}]`;
  if (isDict(resolved)) {
    return `<${[...resolved].map(([key, item]) => `${key} ${show(source, item, depth + 1)}`).join(' ')}>`;
  }
  return source.copier.token(resolved);
}
