import { IDENTITY, multiply, toMatrix } from '../compress/content/matrix.ts';
import { type Operand, type Operation, scanContent } from '../compress/content/scan-content.ts';
import { lookupArray, lookupDict, lookupNumber, resolve } from '../compress/model/access.ts';
import { PdfError } from '../errors.ts';
import { nameToken, stringBytes } from '../pdf/text.ts';
import { ContentWriter, type Use } from './content-writer.ts';
import type { Cover } from './geometry.ts';
import { MarkStack } from './mark-stack.ts';
import { PathPainter } from './paint-path.ts';
import { fontOf, type RedactionJob } from './redaction-job.ts';
import { paintInline, paintObject, paintShading, redactedPattern, redactedState } from './rewrite-objects.ts';
import type { ContentState, Rewriter, Scope, Written } from './rewriter.ts';
import { TextShower, type TextState } from './show-text.ts';
import { PdfName, isDict, type PdfDict } from '../pdf/values.ts';

const PLAIN_SETTINGS = new Set(['w', 'J', 'j', 'M', 'd', 'ri', 'i', 'Tc', 'Tw', 'Tz', 'Ts', 'Tr']);
const COLOURS: Record<string, string> = {
  g: 'fill',
  rg: 'fill',
  k: 'fill',
  G: 'stroke',
  RG: 'stroke',
  K: 'stroke',
};
/** What device colours mean here, which no operator names. */
const DEFAULT_SPACES = ['DefaultGray', 'DefaultRGB', 'DefaultCMYK'];

/** Content without what lies in the boxes, and the resources that what is left needs. */
export function rewriteContent(
  job: RedactionJob,
  bytes: Buffer,
  resources: PdfDict | undefined,
  boxes: readonly Cover[],
  scope: Scope,
): Written {
  const rewriter = new ContentRewriter({ job, bytes, resources, boxes, scope });
  if (!scanContent(bytes, (operation) => rewriter.follow(operation)))
    throw new PdfError('redaction_unreadable', { page: job.page + 1 });
  return { bytes: rewriter.writer.result(), resources: rewriter.writer.resources };
}

class ContentRewriter implements Rewriter {
  readonly writer = new ContentWriter();
  readonly marks: MarkStack;
  state: ContentState;
  readonly #stack: ContentState[] = [];
  readonly #shower = new TextShower();
  readonly #path: PathPainter;
  #names = 0;

  readonly job: RedactionJob;
  readonly bytes: Buffer;
  readonly resources: PdfDict | undefined;
  readonly boxes: readonly Cover[];
  readonly scope: Scope;

  constructor(given: Pick<Rewriter, 'job' | 'bytes' | 'resources' | 'boxes' | 'scope'>) {
    this.job = given.job;
    this.bytes = given.bytes;
    this.resources = given.resources;
    this.boxes = given.boxes;
    this.scope = given.scope;
    this.state = given.scope.state;
    this.marks = new MarkStack(this);
    this.#path = new PathPainter(this);
    for (const name of DEFAULT_SPACES) this.writer.offer(this.use('ColorSpace', name));
  }

  /** A name for an object that takes the place of another one. */
  newName(kind: string): string {
    const known = lookupDict(this.job.graph, this.resources, kind);
    let name: string;
    do name = `Kept${(this.#names += 1)}`;
    while (known?.has(name));
    return name;
  }

  rewrite(...[bytes, resources, boxes, scope]: Parameters<Rewriter['rewrite']>): Written {
    return rewriteContent(this.job, bytes, resources, boxes, scope);
  }

  use(kind: string, name: string): Use[] {
    const value = lookupDict(this.job.graph, this.resources, kind)?.get(name);
    return value === undefined ? [] : [{ kind, name, value }];
  }

  source({ start, end }: Operation): string {
    return this.bytes.toString('latin1', start, end);
  }

  follow(operation: Operation): void {
    const { operator, operands } = operation;
    if (this.#path.follow(operation) || this.#followText(operation)) return;
    if (PLAIN_SETTINGS.has(operator)) this.#set(operation);
    else if (COLOURS[operator]) this.#colour(COLOURS[operator]!, this.source(operation), []);
    else if (operator === 'cs' || operator === 'CS') {
      const name = nameOf(operands.at(-1));
      this.#colour(
        operator === 'cs' ? 'fill' : 'stroke',
        this.source(operation),
        this.use('ColorSpace', name),
      );
    } else if (/^(?:sc|scn)$/i.test(operator)) this.#setComponents(operation);
    else if (operator === 'gs') this.#setState(operation);
    else if (operator === 'q') {
      this.#stack.push(this.state);
      this.writer.open('q', 'q');
    } else if (operator === 'Q') {
      const before = this.#stack.pop();
      if (!before) return;
      this.state = before;
      this.writer.close('q');
    } else if (operator === 'cm') {
      const matrix = toMatrix(operands) ?? IDENTITY;
      this.state = { ...this.state, ctm: multiply(matrix, this.state.ctm) };
      this.writer.place(matrix);
    } else if (operator === 'BMC' || operator === 'BDC' || operator === 'EMC') this.marks.follow(operation);
    else if (operator === 'Do') paintObject(this, nameOf(operands.at(-1)));
    else if (operator === 'sh') paintShading(this, nameOf(operands.at(-1)));
    else if (operator === 'BI') paintInline(this, operation);
  }

  #set(operation: Operation): void {
    const { operator, operands } = operation;
    const value = typeof operands[0] === 'number' ? operands[0] : 0;
    const set = (text: Partial<TextState>) => {
      this.state = { ...this.state, text: { ...this.state.text, ...text } };
    };
    if (operator === 'Tc') set({ charSpace: value });
    else if (operator === 'Tw') set({ wordSpace: value });
    else if (operator === 'Tz') set({ stretch: value / 100 });
    else if (operator === 'Ts') set({ rise: value });
    else if (operator === 'Tr') set({ mode: value });
    else if (operator === 'w') this.state = { ...this.state, lineWidth: value };
    else if (operator === 'd') this.state = { ...this.state, isDashed: operands.length > 1 };
    this.writer.set(operator, this.source(operation));
  }

  #colour(key: string, text: string, uses: Use[]): void {
    if (key === 'fill') this.state = { ...this.state, pattern: undefined };
    this.writer.set(key, text, uses);
  }

  #setComponents(operation: Operation): void {
    const key = operation.operator.startsWith('s') ? 'fill' : 'stroke';
    const space = this.writer.get(key);
    const chosen = space?.text.split('\n')[0] ?? '';
    const pattern = this.use('Pattern', nameOf(operation.operands.at(-1)));
    const kept = space?.uses.filter(({ kind }) => kind === 'ColorSpace') ?? [];
    const isChosen = /\b(?:cs|CS)$/.test(chosen);
    this.#colour(key, isChosen ? `${chosen}\n${this.source(operation)}` : this.source(operation), [
      ...kept,
      ...pattern,
    ]);
    if (key === 'fill' && pattern[0])
      this.state = { ...this.state, pattern: { name: pattern[0].name, value: pattern[0].value } };
  }

  #setState(operation: Operation): void {
    const name = nameOf(operation.operands.at(-1));
    const { graph } = this.job;
    const dict = resolve(graph, lookupDict(graph, this.resources, 'ExtGState')?.get(name));
    if (!isDict(dict)) return;
    const font = lookupArray(graph, dict, 'Font');
    const own = font && resolve(graph, font[0]);
    const size = font && resolve(graph, font[1]);
    if (isDict(own) && typeof size === 'number') this.#setFont(own, size);
    const width = lookupNumber(graph, dict, 'LW');
    if (width !== undefined) this.state = { ...this.state, lineWidth: width };
    const [use] = redactedState(this, name, dict);
    if (use) this.writer.setState(`${nameToken(use.name)} gs`, use, dict.keys());
  }

  #setFont(dict: PdfDict, size: number): void {
    this.state = { ...this.state, text: { ...this.state.text, font: fontOf(this.job, dict), size } };
  }

  #followText(operation: Operation): boolean {
    const { operator, operands } = operation;
    const numbers = operands.filter((operand) => typeof operand === 'number');
    const shower = this.#shower;
    const { text } = this.state;
    switch (operator) {
      case 'BT':
        shower.begin();
        return true;
      case 'ET':
        if (text.mode >= 4) shower.endClip(this.writer);
        return true;
      case 'Tf': {
        const name = nameOf(operands.at(-2));
        const dict = resolve(this.job.graph, lookupDict(this.job.graph, this.resources, 'Font')?.get(name));
        if (isDict(dict)) this.#setFont(dict, numbers.at(-1) ?? 0);
        this.writer.set('Tf', this.source(operation), this.use('Font', name));
        return true;
      }
      case 'TL':
        this.state = { ...this.state, text: { ...text, leading: numbers[0] ?? 0 } };
        return true;
      case 'TD':
      case 'Td':
        if (operator === 'TD') this.state = { ...this.state, text: { ...text, leading: -(numbers[1] ?? 0) } };
        shower.nextLine(numbers[0] ?? 0, numbers[1] ?? 0);
        return true;
      case 'Tm':
        shower.setLine(toMatrix(numbers) ?? IDENTITY);
        return true;
      case 'T*':
        shower.nextLine(0, -text.leading);
        return true;
      case '"':
      case "'":
        if (operator === '"') this.#setSpacing(numbers[0] ?? 0, numbers[1] ?? 0);
        shower.nextLine(0, -text.leading);
        this.#show(operands.slice(-1));
        return true;
      case 'Tj':
      case 'TJ':
        this.#show(operands);
        return true;
      default:
        return false;
    }
  }

  #setSpacing(wordSpace: number, charSpace: number): void {
    this.state = { ...this.state, text: { ...this.state.text, wordSpace, charSpace } };
    this.writer.set('Tw', `${wordSpace} Tw`);
    this.writer.set('Tc', `${charSpace} Tc`);
  }

  #show(operands: Operand[]): void {
    const items = operands.flatMap((operand): (number | Buffer)[] => {
      if (typeof operand === 'number') return [operand];
      if (!Buffer.isBuffer(operand)) return [];
      return [stringBytes({ source: operand, start: 0, end: operand.length })];
    });
    const { ctm, text } = this.state;
    const restore = redactedPattern(this, this.boxes);
    const removed = this.#shower.show(this.writer, items, text, ctm, this.boxes);
    restore();
    if (!removed.length) return;
    this.job.removed.glyphs += removed.length;
    this.marks.touch();
  }
}

function nameOf(operand: Operand | undefined): string {
  return operand instanceof PdfName ? operand.name : '';
}
