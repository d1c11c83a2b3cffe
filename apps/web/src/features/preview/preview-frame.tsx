import { ArrowLeft } from 'lucide-react';
import { type ReactNode, createContext, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlainIconButton } from '../../components/plain-icon-button.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { previewMessages } from './preview.messages.ts';
import { SidePanel } from './side-panel.tsx';

export interface FrameParts {
  title: string;
  /** What can be done with the file, beside its name. */
  titleMenu?: ReactNode;
  /** Where it lies and what it is. */
  facts: ReactNode;
  onBack: () => void;
  /** At the end of the bar. */
  actions: ReactNode;
  /** What stands beside the document, such as the assistant; on a phone over it, below a strip of the page. */
  panel?: ReactNode;
  panelLabel?: string;
}

interface PreviewFrameProps extends FrameParts {
  children: ReactNode;
}

type Places = Record<'tools' | 'rail' | 'actions' | 'bar', HTMLElement | null>;

const PlacesContext = createContext<Places>({ tools: null, rail: null, actions: null, bar: null });

/** What a stage adds to the frame: the frame stays while stages come and go, and so does what is written in its panel. */
export function InFrame({ place, children }: { place: keyof Places; children: ReactNode }) {
  const element = useContext(PlacesContext)[place];
  return element && createPortal(children, element);
}

/** The bar, the rail, the desk that the document lies on, and the panel beside it. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, titleMenu, facts, onBack, actions, panel, panelLabel, children } = props;
  const t = useMessages(previewMessages);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [rail, setRail] = useState<HTMLElement | null>(null);
  const [more, setMore] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const places = useMemo(() => ({ tools, rail, actions: more, bar }), [tools, rail, more, bar]);
  return (
    <div className="group/frame flex h-dvh flex-col overflow-hidden print:hidden">
      <header className="grid h-14 shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-b bg-surface px-2 desktop:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] desktop:px-4">
        <div className="flex min-w-0 items-center gap-2.5">
          <PlainIconButton name={t('back')} title={t('back')} onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
          </PlainIconButton>
          {/* On a phone the menu is as high as both lines, which leaves it its 44 px. */}
          <div className="min-w-0 max-desktop:grid max-desktop:grid-cols-[minmax(0,auto)_auto] max-desktop:items-center max-desktop:gap-x-1">
            <div className="min-w-0 items-center gap-1 max-desktop:contents desktop:flex">
              <h1 className="truncate text-14 font-bold" title={title}>
                {title}
              </h1>
              {titleMenu && <div className="-my-2 flex max-desktop:row-span-2">{titleMenu}</div>}
            </div>
            <p className="truncate text-12 text-ink-faint tabular-nums">{facts}</p>
          </div>
        </div>
        {/* In the middle of the bar; on a phone at the bottom edge. */}
        <div
          ref={setTools}
          data-tools
          className={classes(
            'flex items-center justify-center gap-1 max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-10 max-desktop:h-13 max-desktop:border-t max-desktop:bg-surface max-desktop:px-2 max-desktop:empty:hidden',
            'max-desktop:group-has-[[data-more]:not(:empty)]/frame:pr-14',
            'max-desktop:group-has-[[data-bar]:not(:empty)]/frame:hidden',
            Boolean(panel) && 'max-desktop:hidden',
          )}
        />
        <div className="flex items-center justify-end gap-2">
          {/* On a phone at the end of the tools: the name has its place. */}
          <span
            ref={setMore}
            data-more
            className={classes(
              'desktop:contents max-desktop:fixed max-desktop:right-2 max-desktop:bottom-1 max-desktop:z-10',
              'max-desktop:group-has-[[data-bar]:not(:empty)]/frame:hidden',
              Boolean(panel) && 'max-desktop:hidden',
            )}
          />
          {actions}
        </div>
      </header>
      {/* A second bar under the first; on a phone at the bottom edge, in place of the tools. */}
      <div
        ref={setBar}
        data-bar
        className={classes(
          'shrink-0 border-b bg-surface empty:hidden max-desktop:order-last max-desktop:border-t max-desktop:border-b-0',
          Boolean(panel) && 'max-desktop:hidden',
        )}
      />
      <div className="relative flex min-h-0 flex-1 max-desktop:flex-col beside:flex-row">
        <div ref={setRail} className="contents" />
        {/* Seen last; by keys it comes before the document, whose links and fields may be hundreds. */}
        {panel && <SidePanel label={panelLabel ?? ''}>{panel}</SidePanel>}
        <main
          id="content"
          tabIndex={-1}
          className={classes(
            'relative min-w-0 flex-1 bg-sunken outline-none',
            panel
              ? 'max-desktop:h-[152px] max-desktop:flex-none low:h-18 beside:h-auto beside:flex-1'
              : 'max-desktop:group-has-[[data-tools]:not(:empty)]/frame:mb-13 max-desktop:group-has-[[data-bar]:not(:empty)]/frame:mb-0!',
          )}
        >
          <PlacesContext value={places}>{children}</PlacesContext>
        </main>
      </div>
    </div>
  );
}
