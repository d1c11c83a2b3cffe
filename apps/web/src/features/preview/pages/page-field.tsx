import { useState } from 'react';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';

interface PageFieldProps {
  page: number;
  pages: number;
  onGo: (page: number) => void;
}

/** Mounted anew for each page, so that what was being typed gives way to where the reader is. */
export function PageField({ page, pages, onGo }: PageFieldProps) {
  const t = useMessages(previewMessages);
  const [text, setText] = useState(String(page));
  const leave = () => {
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages && wanted !== page) onGo(wanted);
    else setText(String(page));
  };
  return (
    <input
      id="preview-page"
      aria-label={t('page')}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      style={{ width: `${Math.max(2, String(pages).length) + 2}ch` }}
      onChange={(event) => setText(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setText(String(page));
      }}
      className="h-11 rounded-6 border border-edge bg-raised text-center text-16 font-medium tabular-nums outline-offset-2 desktop:h-6 desktop:text-13"
    />
  );
}
