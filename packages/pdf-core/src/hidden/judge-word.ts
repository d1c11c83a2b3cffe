import type { Box } from '../pdfium/placement.ts';
import { boxAround, isOutside } from './boxes.ts';
import { explain } from './explain.ts';
import type { HiddenKind } from './hidden-kinds.options.ts';
import { differs } from './ink.ts';
import type { PageView } from './page-view.ts';
import { readStyle } from './text-style.ts';
import { fullBox, inkBox, isLetter, isTiny, textOf } from './sign-runs.ts';

export type HiddenWord = { kind: HiddenKind; text: string; box: Box };

/** A single sign may have no ink of its own. */
const FEWEST_LETTERS = 2;

/** What of a word is hidden: mostly all of it or nothing. */
export function judgeWord(view: PageView, word: number[]): HiddenWord[] {
  const { characters } = view;
  if (!word.some((at) => isLetter(characters, at))) return [];
  const hidden: number[][] = [];
  let run: number[] = [];
  for (const at of word) {
    if (isHidden(view, at)) run.push(at);
    else if (run.length) {
      hidden.push(run);
      run = [];
    }
  }
  if (run.length) hidden.push(run);
  return hidden.flatMap((signs) => judgeRun(view, signs, word));
}

function judgeRun(view: PageView, signs: number[], word: number[]): HiddenWord[] {
  const { characters } = view;
  const letters = signs.filter((at) => isLetter(characters, at)).length;
  const wanted = word.filter((at) => isLetter(characters, at)).length;
  if (letters < Math.min(FEWEST_LETTERS, wanted) || !letters) return [];
  const box = boxAround(signs.map((at) => fullBox(characters, at)));
  const ink = boxAround(signs.map((at) => inkBox(characters, at)));
  const kind = explain(view, signs[0]!, { box, ink, text: textOf(characters, signs) });
  return kind ? [{ kind, text: textOf(characters, signs), box }] : [];
}

function isHidden(view: PageView, at: number): boolean {
  const { characters, objects, suspects, full, others, bare } = view;
  const handle = characters.objects[at]!;
  const text = objects.texts.get(handle);
  if (!text) return false;
  if (isOutside(fullBox(characters, at), characters.size)) return true;
  if (readStyle(view, handle).isUnpainted) return true;
  if (isTiny(characters, at)) return true;
  const box = inkBox(characters, at);
  return !differs(full, suspects.has(handle) && others ? others : bare, box);
}
