import type { Touch } from '../tools/touch.ts';
import type { Claim } from './claims.ts';

/** Further facts about the documents before and after. */
export type Circumstances = {
  /** Colours without a profile are RGB, by the output intent. */
  hasRgbIntent: boolean;
  /** The catalog sets the default language. */
  hasLanguage: boolean;
  /** Spot colours of one name are defined in two ways. */
  hasRivalSpots: boolean;
  losesTags: boolean;
  losesSignatures: boolean;
};

/** Whether a claim of the document is still true. An unknown one is not. */
export function isKept(
  { kind, part, level }: Claim,
  touch: Touch | undefined,
  around: Circumstances,
): boolean {
  if (!touch) return false;
  const isTagged = kind === 'accessible' || level === 'A';
  if (isTagged && (touch.draws === 'content' || around.losesTags)) return false;
  const addsWords = touch.addsWords || touch.draws !== 'nothing';
  if (kind === 'accessible') return part === 1 && (around.hasLanguage || !addsWords);
  if (around.losesSignatures || (part > 1 && around.hasRivalSpots)) return false;
  if (touch.attachesFiles && part !== 3) return false;
  // The first part knows no transparency, and no colours of notes without an intent for them.
  const isOld = part === 1 && touch.draws === 'content' && !around.hasRgbIntent;
  if (isOld || (part === 1 && (touch.isSeeThrough || touch.isRewritten))) return false;
  return part <= 3 || (touch.draws === 'nothing' && !touch.isAssembled);
}
