import type { ComponentProps, CSSProperties } from 'react';
import type { Room } from './room-around.ts';

interface BoxOnPageProps extends ComponentProps<'input'> {
  /** How much wider and higher than the box it may be pressed without another field being meant. */
  room: Room;
}

/**
 * A check box or a radio at its place on the page: as large as that, and on a small page at least 16 px, and pressed within
 * 44 px by touch, where other fields leave room for that.
 */
export function BoxOnPage({ room, ...rest }: BoxOnPageProps) {
  const style = {
    '--across': `${room.across * 100}cqw`,
    '--down': `${room.down * 100}cqh`,
  } as CSSProperties;
  return (
    <label
      style={style}
      className="absolute top-1/2 left-1/2 grid h-[max(100cqh,min(16px,var(--down)))] w-[max(100cqw,min(16px,var(--across)))] -translate-1/2 place-items-center pointer-coarse:h-[max(100cqh,min(44px,var(--down)))] pointer-coarse:w-[max(100cqw,min(44px,var(--across)))]"
    >
      <input
        {...rest}
        className="m-0 h-[max(100cqh,min(16px,var(--down)))] w-[max(100cqw,min(16px,var(--across)))] border border-page-accent/40 bg-mark-quiet/80 text-page-ink accent-page-accent"
      />
    </label>
  );
}
