import { classes } from '../../../lib/page/classes.ts';
import type { Change, SideName } from './comparison.ts';

type Place = Change['before']['places'][number];

interface ChangeMarkProps {
  change: Change;
  side: SideName;
  place: Place;
  page: { width: number; height: number };
  isHere: boolean;
  label: string;
  onPick: () => void;
}

/** Words are struck out or underlined, what moved has a dotted line, and pictures have a frame: colours are not all. */
const LOOKS = {
  added: 'bg-page-accent/15 border-b-2 border-page-accent',
  removed: 'bg-danger/15 text-danger [&>i]:block',
  changedBefore: 'bg-warn/20 text-danger [&>i]:block',
  changedAfter: 'bg-warn/20 border-b-2 border-page-accent',
  moved: 'border-b-2 border-dotted border-page-ink bg-page-ink/8',
  frame: 'border-2 border-warn',
};

function lookOf({ kind, part }: Change, side: SideName): string {
  if (part === 'picture' || part === 'drawing') return LOOKS.frame;
  if (kind !== 'changed') return LOOKS[kind];
  return side === 'before' ? LOOKS.changedBefore : LOOKS.changedAfter;
}

/** One rectangle of a change on a page. The list has the same for keys and readers of screens. */
export function ChangeMark({ change, side, place, page, isHere, label, onPick }: ChangeMarkProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={label}
      onClick={onPick}
      data-here={isHere || undefined}
      className={classes(
        'absolute cursor-pointer rounded-[2px]',
        lookOf(change, side),
        isHere && 'outline-2 outline-offset-2 outline-page-accent',
      )}
      style={{
        left: `${(place.x / page.width) * 100}%`,
        top: `${(place.y / page.height) * 100}%`,
        width: `${(place.width / page.width) * 100}%`,
        height: `${(place.height / page.height) * 100}%`,
      }}
    >
      <i className="absolute inset-x-0 top-1/2 hidden border-t border-current" />
    </button>
  );
}
