import { useEffect } from 'react';

/** Same surface as react-style-singleton, through a constructed style sheet, which `style-src 'self'` allows. */
export function styleSingleton() {
  let users = 0;
  const sheet = new CSSStyleSheet();
  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1;
      if (users === 1) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        users -= 1;
        if (users === 0) {
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
        }
      };
    }, [styles]);
    return null;
  };
}
