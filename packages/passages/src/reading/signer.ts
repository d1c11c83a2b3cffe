import type { PassageIndex } from '../ranking/passage-index.ts';
import { listUnits, type Unit } from './units.ts';

/** How a letter ends, with the name in the same line or below. */
const CLOSES =
  /(?:^|[.!?]\s)(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:best|kind|warm)(?:est)? (?:regards|wishes)|(?:very )?(?:sincerely|respectfully|truly)(?: yours)?|regards|mit freundlichen grüßen|freundliche grüße|hochachtungsvoll|(?:bien )?cordialement|sincères salutations|(?:muy )?atentamente|(?:un )?cordial(?:es)? saludos?)(?=[,.]?(?:\s\p{L}|$))[,.]?\s?/iu;
/** `Ada Brook`, `Dr. A. Brook, Chair`. */
const NAME =
  /^\p{Lu}[\p{L}'’.-]{0,30}(?: (?:\p{Lu}[\p{L}'’.-]{0,30}|de|van|von|der|la|di|da|del|y)){1,4}(?:,.{0,60})?$/u;
const MOST_LINES = 4;

/** Who has signed a letter: each first name below a line that one ends with. */
export function listSigners(index: PassageIndex): Unit[] {
  const units = index.passages
    .flatMap((_, at) => listUnits(index, at))
    .filter(({ isFurniture }) => !isFurniture);
  const signers = units.flatMap(({ sentence: { text } }, at) => {
    const [closing] = CLOSES.exec(text.trim()) ?? [];
    if (closing === undefined) return [];
    const rest = text.trim().slice(text.trim().indexOf(closing) + closing.length);
    if (rest) return NAME.test(rest) ? [units[at]!] : [];
    return units
      .slice(at + 1, at + 1 + MOST_LINES)
      .filter((unit) => NAME.test(unit.sentence.text.trim()))
      .slice(0, 1);
  });
  return [...new Map(signers.map((unit) => [unit.sentence.text, unit])).values()];
}
