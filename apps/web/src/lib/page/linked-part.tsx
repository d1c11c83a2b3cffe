import type { ReactNode } from 'react';

/** Of what an address may lead to by its `#`. */
export const linkedPart = 'scroll-mt-5 outline-none';

/** A part of a page that an address leads to. */
export function LinkedPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={linkedPart}>
      {children}
    </div>
  );
}
