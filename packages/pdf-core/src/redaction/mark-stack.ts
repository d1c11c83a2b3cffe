import type { Operation } from '../compress/content/scan-content.ts';
import { lookup, lookupDict, lookupNumber } from '../compress/model/access.ts';
import { nameToken, textOf } from '../pdf/text.ts';
import { writeDict } from '../pdf/write-value.ts';
import { Lexer } from '../pdf/lexer.ts';
import type { Rewriter } from './rewriter.ts';
import { holdsTerm } from './terms.ts';
import { PdfName, isDict, type PdfDict } from '../pdf/values.ts';

type Mark = { tag: string; properties: PdfDict | undefined; isTouched: boolean };

/** What marked content may say of itself in words. */
const WORDS = ['ActualText', 'Alt', 'E', 'Contents', 'T'];

/** The marked content that is open: what loses something loses what it says in words too. */
export class MarkStack {
  readonly #open: Mark[] = [];
  readonly #rewriter: Rewriter;

  constructor(rewriter: Rewriter) {
    this.#rewriter = rewriter;
  }

  touch(): void {
    for (const mark of this.#open) mark.isTouched = true;
  }

  follow(operation: Operation): void {
    const { writer, job } = this.#rewriter;
    if (operation.operator !== 'EMC') {
      const mark = this.#read(operation);
      this.#open.push(mark);
      const last = operation.operands.at(-1);
      const uses =
        operation.operator === 'BDC' && last instanceof PdfName
          ? this.#rewriter.use('Properties', last.name)
          : [];
      writer.open('mark', this.#rewriter.source(operation), uses);
      return;
    }
    const mark = this.#open.pop();
    if (!mark) return;
    const number = lookupNumber(job.graph, mark.properties, 'MCID');
    if (mark.isTouched && number !== undefined) job.touchedMarks.add(number);
    const hasWords = mark.isTouched && WORDS.some((key) => mark.properties?.has(key));
    writer.close('mark', hasWords ? withoutWords(mark) : undefined);
  }

  #read({ operator, operands, start, end }: Operation): Mark {
    const { bytes, job, resources } = this.#rewriter;
    const [first] = operands;
    const tag = first instanceof PdfName ? first.name : 'Span';
    const last = operands.at(-1);
    let properties: PdfDict | undefined;
    if (operator === 'BDC' && operands.length === 2 && last instanceof PdfName)
      properties = lookupDict(job.graph, lookupDict(job.graph, resources, 'Properties'), last.name);
    const at = operator === 'BDC' ? bytes.subarray(start, end).indexOf('<<') : -1;
    if (at >= 0) {
      const value = new Lexer(Buffer.from(bytes.subarray(start, end)), at).read();
      properties = isDict(value) ? value : undefined;
    }
    const words = WORDS.map((key) => textOf(lookup(job.graph, properties, key)) ?? '');
    return { tag, properties, isTouched: words.some((text) => holdsTerm(text, job.terms)) };
  }
}

function withoutWords({ tag, properties }: Mark): string {
  const kept: PdfDict = new Map();
  for (const [key, value] of properties ?? [])
    if (typeof value === 'number' || (value instanceof PdfName && !WORDS.includes(key))) kept.set(key, value);
  return `${nameToken(tag)} ${writeDict(kept, () => 0)} BDC`;
}
