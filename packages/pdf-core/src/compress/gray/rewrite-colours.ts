import { scanContent } from '../content/scan-content.ts';
import type { Operand, Operation } from '../content/scan-content.ts';
import { colourKind } from '../images/colour-space.ts';
import { lookupDict, lookupNumber, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { nameToken, numberToken } from '../../pdf/text.ts';
import type { Colour } from './gray-table.ts';

/** Where a rewritten pattern of no colour of its own takes its gray from. */
export const GRAY_PATTERN = 'SheafGrayPattern';

export type ColourRewriter = {
  graph: PdfGraph;
  grayOf: (colour: Colour) => number;
  /** The name of an image object that takes the place of an inline one; undefined leaves it. */
  replaceInline: (image: Buffer, resources: PdfDict | undefined) => string | undefined;
};

/** A colour space with the patterns' own: `base` is what colours a pattern that has none. */
type Space = { value: PdfValue; isPattern: boolean; isGray: boolean };
type State = { fill: Space; stroke: Space };

const DEVICE_GRAY: Space = { value: new PdfName('DeviceGray'), isPattern: false, isGray: true };

/** What stands in the place of an operation with its operands. */
export type Edit = { start: number; end: number; text: string };

/** What sets every colour of a content as a gray; nothing where it cannot be understood. */
export function rewriteColours(
  rewriter: ColourRewriter,
  bytes: Buffer,
  resources: PdfDict | undefined,
): Edit[] {
  const edits: Edit[] = [];
  let state: State = { fill: DEVICE_GRAY, stroke: DEVICE_GRAY };
  const stack: State[] = [];
  const understood = scanContent(bytes, (operation) => {
    if (operation.operator === 'q') stack.push(state);
    else if (operation.operator === 'Q') state = stack.pop() ?? state;
    const change = changeOf(rewriter, operation, resources, state, bytes);
    if (!change) return;
    state = change.state;
    if (change.text !== undefined)
      edits.push({ start: operation.start, end: operation.end, text: change.text });
  });
  return understood ? edits : [];
}

type Change = { state: State; text?: string };

function changeOf(
  rewriter: ColourRewriter,
  { operator, operands, start, end }: Operation,
  resources: PdfDict | undefined,
  state: State,
  bytes: Buffer,
): Change | undefined {
  switch (operator) {
    case 'g':
      return { state: { ...state, fill: DEVICE_GRAY } };
    case 'G':
      return { state: { ...state, stroke: DEVICE_GRAY } };
    case 'rg':
    case 'k':
      return { state: { ...state, fill: DEVICE_GRAY }, text: deviceGray(rewriter, operands, 'g') };
    case 'RG':
    case 'K':
      return { state: { ...state, stroke: DEVICE_GRAY }, text: deviceGray(rewriter, operands, 'G') };
    case 'cs':
    case 'CS':
      return chooseSpace(rewriter, operands, resources, state, operator === 'cs');
    case 'sc':
    case 'scn':
      return { state, text: setColour(rewriter, operands, state.fill, 'g', operator) };
    case 'SC':
    case 'SCN':
      return { state, text: setColour(rewriter, operands, state.stroke, 'G', operator) };
    case 'BI': {
      const name = rewriter.replaceInline(bytes.subarray(start, end), resources);
      return name === undefined ? undefined : { state, text: `${nameToken(name)} Do` };
    }
    default:
      return undefined;
  }
}

function numbersOf(operands: Operand[]): number[] {
  return operands.filter((operand) => typeof operand === 'number');
}

function deviceSpace(count: number): PdfValue {
  return new PdfName(count === 4 ? 'DeviceCMYK' : count === 3 ? 'DeviceRGB' : 'DeviceGray');
}

function deviceGray(rewriter: ColourRewriter, operands: Operand[], operator: string): string {
  const components = numbersOf(operands);
  const gray = rewriter.grayOf({ space: deviceSpace(components.length), components });
  return `${writeGray(gray)} ${operator}`;
}

function writeGray(gray: number): string {
  return numberToken(Math.round(gray * 1000) / 1000);
}

function chooseSpace(
  rewriter: ColourRewriter,
  operands: Operand[],
  resources: PdfDict | undefined,
  state: State,
  isFill: boolean,
): Change {
  const last = operands.at(-1);
  const name = last instanceof PdfName ? last.name : '';
  const space = readSpace(rewriter.graph, name, resources);
  const next = isFill ? { ...state, fill: space } : { ...state, stroke: space };
  if (space.isPattern) {
    const hasBase = space.value !== null && !space.isGray;
    return { state: next, text: hasBase ? `/${GRAY_PATTERN} ${isFill ? 'cs' : 'CS'}` : undefined };
  }
  if (space.isGray) return { state: next };
  const gray = rewriter.grayOf({
    space: space.value,
    components: initialColour(rewriter.graph, space.value),
  });
  return { state: next, text: `${writeGray(gray)} ${isFill ? 'g' : 'G'}` };
}

function readSpace(graph: PdfGraph, name: string, resources: PdfDict | undefined): Space {
  const value = lookupDict(graph, resources, 'ColorSpace')?.get(name) ?? new PdfName(name);
  const resolved = resolve(graph, value);
  const family = Array.isArray(resolved) ? resolve(graph, resolved[0]) : resolved;
  if (family instanceof PdfName && family.name === 'Pattern') {
    const base = Array.isArray(resolved) ? (resolved[1] ?? null) : null;
    return { value: base, isPattern: true, isGray: base === null || colourKind(graph, base) === 'gray' };
  }
  return { value, isPattern: false, isGray: colourKind(graph, value) === 'gray' };
}

/** What a colour space starts with: black, or full ink for special colorants. */
function initialColour(graph: PdfGraph, space: PdfValue): number[] {
  const resolved = resolve(graph, space);
  const list = Array.isArray(resolved) ? resolved : [resolved];
  const family = resolve(graph, list[0]);
  const name = family instanceof PdfName ? family.name : '';
  const second = resolve(graph, list[1]);
  if (name === 'Separation') return [1];
  if (name === 'DeviceN') return Array.isArray(second) ? second.map(() => 1) : [1];
  if (name === 'Indexed' || name === 'I') return [0];
  const components = second instanceof PdfStream ? (lookupNumber(graph, second.dict, 'N') ?? 3) : 3;
  return name === 'DeviceCMYK' || name === 'CMYK' || components === 4 ? [0, 0, 0, 1] : [0, 0, 0];
}

function setColour(
  rewriter: ColourRewriter,
  operands: Operand[],
  space: Space,
  grayOperator: string,
  operator: string,
): string | undefined {
  const components = numbersOf(operands);
  if (space.isPattern) {
    const pattern = operands.at(-1);
    if (space.isGray || components.length === 0 || !(pattern instanceof PdfName)) return undefined;
    const gray = rewriter.grayOf({ space: space.value, components });
    return `${writeGray(gray)} ${nameToken(pattern.name)} ${operator}`;
  }
  // A form may rely on the color space of its caller; the number of components then decides.
  const inherited = space === DEVICE_GRAY && components.length >= 3;
  if ((space.isGray && !inherited) || components.length === 0) return undefined;
  const value = inherited ? deviceSpace(components.length) : space.value;
  return `${writeGray(rewriter.grayOf({ space: value, components }))} ${grayOperator}`;
}
