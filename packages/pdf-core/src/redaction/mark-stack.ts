import type { Operation } from '../compress/content/scan-content.ts';
import { lookupDict, lookupNumber } from '../compress/model/access.ts';
import { ownValue } from '../compress/model/read-graph.ts';
import { isDict, Name } from '../compress/model/values.ts';
import type { Dict } from '../compress/model/values.ts';
import { writeDict, writeName } from '../compress/model/write-value.ts';
import { Lexer } from '../pdf/lexer.ts';
import type { Rewriter } from './rewriter.ts';

type Mark = { tag: string; properties: Dict | undefined; isTouched: boolean };

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
        operation.operator === 'BDC' && last instanceof Name
          ? this.#rewriter.use('Properties', last.text)
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
    const tag = first instanceof Name ? first.text : 'Span';
    const last = operands.at(-1);
    let properties: Dict | undefined;
    if (operator === 'BDC' && operands.length === 2 && last instanceof Name)
      properties = lookupDict(job.graph, lookupDict(job.graph, resources, 'Properties'), last.text);
    const at = operator === 'BDC' ? bytes.subarray(start, end).indexOf('<<') : -1;
    if (at >= 0) {
      const value = ownValue(new Lexer(Buffer.from(bytes.subarray(start, end)), at).read());
      properties = isDict(value) ? value : undefined;
    }
    return { tag, properties, isTouched: false };
  }
}

function withoutWords({ tag, properties }: Mark): string {
  const kept: Dict = new Map();
  for (const [key, value] of properties ?? [])
    if (typeof value === 'number' || (value instanceof Name && !WORDS.includes(key))) kept.set(key, value);
  return `${writeName(tag)} ${writeDict(kept, () => 0)} BDC`;
}
