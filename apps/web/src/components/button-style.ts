import { classes } from '../lib/page/classes.ts';

export type ButtonLook = 'primary' | 'quiet' | 'bare' | 'danger' | 'danger-fill';
export type ButtonSize = 'small' | 'medium' | 'large' | 'hero';

/** A busy button cannot be pressed, yet keeps its colour: it is working, not out of use. */
const base =
  'reach relative inline-flex shrink-0 items-center justify-center whitespace-nowrap border font-strong leading-none select-none ' +
  'transition-[background-color,border-color,color] duration-120 ease-out ' +
  'disabled:not-data-busy:border-line disabled:not-data-busy:bg-sunken disabled:not-data-busy:text-ink-faint ' +
  'disabled:not-data-busy:shadow-none';

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent shadow-press not-disabled:hover:bg-accent-hover',
  quiet: 'border-line-strong bg-raised text-ink [&_svg]:text-ink-soft not-disabled:hover:bg-hover',
  bare: 'border-transparent text-ink-soft not-disabled:hover:bg-hover not-disabled:hover:text-ink',
  danger: 'border-danger-line bg-raised text-danger-ink not-disabled:hover:bg-danger-soft',
  'danger-fill': 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger/90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-9 gap-1.5 rounded-6 px-[9px] text-13 desktop:h-7',
  medium: 'h-11 gap-[7px] rounded-6 px-3 text-14 desktop:h-8 desktop:text-13',
  large: 'h-11 gap-2 rounded-6 px-4 text-14 desktop:h-10',
  hero: 'h-12 gap-2 rounded-[8px] px-[22px] text-16',
};

export function buttonStyle(look: ButtonLook, size: ButtonSize, isWide = false): string {
  return classes(base, looks[look], sizes[size], isWide && 'w-full');
}
