import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button.tsx';
import { PageArea } from '../shared/page/page-area.tsx';
import { type PageSize, toStyle } from '../shared/page/page-geometry.ts';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { chatMessages } from './chat.messages.ts';
import { type Cited, viewerPath } from './cited.ts';

interface CitedDocumentProps {
  fileId: string;
  /** No other document is asked beside it. */
  isAlone: boolean;
  pages: PageSize[];
  cited: Cited | null;
  onActive: (number: number) => void;
}

/** The page that is talked about, with the passages of the answer marked on it. */
export function CitedDocument({ fileId, isAlone, pages, cited, onActive }: CitedDocumentProps) {
  const t = useMessages(chatMessages);
  const source = cited?.sources[cited.active - 1];
  const [page, setPage] = useState(source?.page ?? 1);
  // Another source turns to its page, and the reader may turn on from there.
  const [lastSource, setLastSource] = useState(source);
  if (source !== lastSource) {
    setLastSource(source);
    if (source) setPage(source.page);
  }
  const size = pages[page - 1];
  return (
    <section aria-label={t('document')} className="h-[200px] min-w-0 desktop:h-(--chat-height)">
      <PageArea
        isFilling
        fileId={fileId}
        pages={pages}
        page={page}
        onPage={setPage}
        tools={
          <ButtonLink size="small" look="bare" target="_blank" to={viewerPath(fileId, page, source, isAlone)}>
            <ExternalLink aria-hidden="true" />
            {t('inViewer')}
          </ButtonLink>
        }
      >
        {size &&
          cited?.sources.map((one, index) =>
            one.file_id === fileId && one.page === page && one.boxes?.length ? (
              <Passage
                key={`${cited.messageId} ${index}`}
                name={t('passage', { number: index + 1 })}
                number={index + 1}
                styles={one.boxes.map((box) => toStyle(box, size))}
                isActive={cited.active === index + 1}
                onActive={() => onActive(index + 1)}
              />
            ) : null,
          )}
      </PageArea>
    </section>
  );
}

interface PassageProps {
  name: string;
  number: number;
  styles: ReturnType<typeof toStyle>[];
  isActive: boolean;
  onActive: () => void;
}

function Passage({ name, number, styles, isActive, onActive }: PassageProps) {
  const [mark, setMark] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const desk = isActive && mark?.closest('[data-page-scroll]');
    if (!mark || !desk) return;
    // Not `scrollIntoView`, which would move the whole page along.
    const { top, height } = desk.getBoundingClientRect();
    desk.scrollBy({ top: mark.getBoundingClientRect().top - top - height / 2 });
  }, [mark, isActive]);
  return (
    <>
      {styles.map((style) => (
        <span
          key={style.top + style.left}
          style={style}
          className={classes('absolute mix-blend-multiply', isActive ? 'bg-mark' : 'bg-mark-quiet')}
        />
      ))}
      <button
        ref={setMark}
        type="button"
        aria-label={name}
        aria-pressed={isActive}
        onClick={onActive}
        style={{ top: styles[0]?.top }}
        className={classes(
          // Room for a finger, within the page, and under all numbers: on one of them it never means its neighbour.
          'absolute left-1.5 size-5 text-12 leading-none font-bold tabular-nums after:absolute after:-inset-y-3 after:-right-[18px] after:-left-1.5',
          isActive
            ? '*:bg-page-accent *:text-page'
            : '*:bg-page *:text-page-accent *:inset-ring *:inset-ring-page-accent',
        )}
      >
        <span className="relative z-1 grid size-full place-items-center rounded-4">{number}</span>
      </button>
    </>
  );
}
