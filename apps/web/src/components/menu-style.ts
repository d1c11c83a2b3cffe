export const menuPanel =
  'z-40 animate-rise rounded-10 border border-line bg-raised p-1 text-13 text-ink shadow-floating outline-none dark:border-transparent';

export const menuItem =
  'flex h-11 w-full cursor-default items-center gap-2.5 rounded-6 px-2 text-left outline-none select-none desktop:h-8 ' +
  '[&>svg]:text-ink-faint data-highlighted:bg-hover data-disabled:text-ink-faint';
