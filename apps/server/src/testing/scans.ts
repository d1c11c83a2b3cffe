import type { makeScan } from '@sheaf/pdf-core/testing';

type Change = NonNullable<Parameters<typeof makeScan>[1]>;

/** For `makeScan`: so many copies of its page beside it, a scan that is read for a while. */
export function repeatPage(copies: number): Change {
  return (document) => {
    const [first] = document.getPages();
    for (let copy = 0; copy < copies; copy++) {
      const page = document.addPage([first!.getWidth(), first!.getHeight()]);
      for (const [key, value] of first!.node.entries())
        if (key.asString() !== '/Parent') page.node.set(key, value);
    }
  };
}
