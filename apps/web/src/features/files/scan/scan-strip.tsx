import { useMessages } from '../../../lib/messages/messages.ts';
import { classes } from '../../../lib/page/classes.ts';
import { scanMessages } from './scan.messages.ts';
import type { Scan } from './use-scan.ts';

/** All pages in their order; the one that is shown in large is marked. */
export function ScanStrip({ scan }: { scan: Scan }) {
  const t = useMessages(scanMessages);
  return (
    <ol aria-label={t('pages')} className="flex shrink-0 gap-2 overflow-x-auto p-1">
      {scan.pages.map((page, index) => {
        const isShown = page.id === scan.shown?.id;
        return (
          <li key={page.id} className="shrink-0">
            <button
              type="button"
              aria-label={t(page.isWrong ? 'pageWrong' : 'page', { number: index + 1 })}
              aria-pressed={isShown}
              onClick={() => scan.show(page.id)}
              className={classes(
                'relative grid h-16 w-12 place-items-center overflow-hidden rounded-6 bg-sunken outline-2',
                isShown ? 'outline-accent' : 'outline-transparent',
              )}
            >
              {!page.isWrong && (
                <img src={page.made?.url ?? page.url} alt="" className="size-full object-contain" />
              )}
              <span className="absolute right-0.5 bottom-0.5 rounded-4 bg-raised px-1 text-12 text-ink tabular-nums">
                {index + 1}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
