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
/** The share of a sign's place that may show some of it. */
const SLIVER = 0.08;

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
  if (!kind) return [];
  const all = withSlivers(view, signs, word);
  const around = boxAround(all.map((at) => fullBox(characters, at)));
  return [{ kind, text: textOf(characters, all), box: around }];
}

/** With the signs at both ends of which so little is seen that nobody reads them. */
function withSlivers(view: PageView, signs: number[], word: number[]): number[] {
  const [first, last] = [word.indexOf(signs[0]!), word.indexOf(signs.at(-1)!)];
  const isSliver = (at: number | undefined) => at !== undefined && isHidden(view, at, SLIVER);
  return word.slice(
    isSliver(word[first - 1]) ? first - 1 : first,
    isSliver(word[last + 1]) ? last + 2 : last + 1,
  );
}

function isHidden(view: PageView, at: number, share = 0): boolean {
  const { characters, objects, suspects, full, others, bare } = view;
  const handle = characters.objects[at]!;
  const text = objects.texts.get(handle);
  if (!text) return false;
  if (isOutside(fullBox(characters, at), characters.size)) return true;
  const { isUnpainted, isSqueezed } = readStyle(view, handle);
  if (isUnpainted || isSqueezed) return true;
  if (isTiny(characters, at)) return true;
  const box = inkBox(characters, at);
  return !differs(full, suspects.has(handle) && others ? others : bare, box, share);
}
