import { useMessages } from '../../lib/messages/messages.ts';
import { picturesMessages } from './pictures.messages.ts';

// Drawings beside texts that say the same: hidden from readers.

export default function ReadingPicture({ kind }: { kind: string }) {
  const Picture = pictures[kind];
  return (
    <div aria-hidden="true" className="absolute inset-0 animate-fade">
      {Picture && <Picture />}
    </div>
  );
}

const pictures: Record<string, () => React.ReactNode> = {
  scan: Scan,
  summary: Summary,
  answer: Answer,
};

const found =
  'flex justify-between bg-page-accent/15 px-[.5em] -mx-[.5em] my-[.42em] outline-[.12em] outline-page-accent/85 leading-[1.35]';

function Scan() {
  const t = useMessages(picturesMessages);
  return (
    <div className="grid h-full grid-cols-[168px_minmax(0,1fr)] desktop:grid-cols-[208px_minmax(0,1fr)]">
      <div className="relative left-4 self-center desktop:left-5">
        <div className="sheet bg-page-line!">
          <div className="absolute inset-0 font-mono text-[3.05cqw] leading-[1.6] text-page-ink">
            <div className="absolute top-[4%] left-[18%] h-[92%] w-[64%] rotate-[-1.6deg] bg-page p-[1.6em] shadow-page">
              <p className="mb-[1.6em] text-center">
                <b>{t('receipt.shop')}</b>
                <br />
                {t('receipt.street')}
              </p>
              <p className="mb-[1em]">{t('receipt.date')}</p>
              {t.names('receipt.items').map((item) => (
                <p key={item} className={found}>
                  <span>{t(`receipt.items.${item}.1`)}</span>
                  <span>{t(`receipt.items.${item}.2`)}</span>
                </p>
              ))}
              <p className={`${found} mt-[1.4em] font-bold`}>
                <span>{t('receipt.total')}</span>
                <span>{t('receipt.sum')}</span>
              </p>
              <p className="flex justify-between">
                <span>{t('receipt.card')}</span>
                <span>{t('receipt.sum')}</span>
              </p>
              <p className="mt-[2em] text-center">
                {t('receipt.back.1')}
                <br />
                {t('receipt.back.2')}
              </p>
              <svg viewBox="0 0 120 24" className="mt-[1em] w-full">
                <path
                  d="M4 0v24M10 0v24M21 0v24M30 0v24M36 0v24M48 0v24M57 0v24M62 0v24M74 0v24M80 0v24M93 0v24M101 0v24M112 0v24"
                  stroke="var(--page-ink)"
                  strokeWidth="2"
                />
                <path
                  d="M16 0v24M26 0v24M43 0v24M53 0v24M69 0v24M87 0v24M107 0v24M117 0v24"
                  stroke="var(--page-ink)"
                  strokeWidth="1"
                />
              </svg>
            </div>
          </div>
        </div>
      </div>
      <div className="self-center pr-3.5 pl-7.5 text-12 leading-[22px] tabular-nums desktop:pr-5 desktop:pl-10 [&>p]:flex [&>p]:justify-between [&>p]:gap-1.5">
        <p className="font-bold">{t('receipt.shop')}</p>
        {t.names('receipt.read').map((item) => (
          <p key={item} className="whitespace-nowrap">
            <span className="truncate">{t(`receipt.read.${item}`)}</span>
            <span>{t(`receipt.items.${item}.2`)}</span>
          </p>
        ))}
        <p className="mt-1 border-t border-line-strong pt-0.5 font-bold">
          <span>{t('receipt.totalRead')}</span>
          <span>{t('receipt.sum')}</span>
        </p>
      </div>
    </div>
  );
}

function Summary() {
  const t = useMessages(picturesMessages);
  return (
    <>
      <div className="absolute top-7 left-1/2 w-[272px] -translate-x-1/2">
        <div className="sheet">
          <div className="sheet-text">
            <p className="mb-[.6em] border-b-[.08em] border-page-ink pb-[.5em] text-[2em] leading-[1.2] font-bold">
              {t('minutes.title')}
            </p>
            {t.names('minutes.items').map((item) => (
              <div key={item}>
                <h3>{t(`minutes.items.${item}.1`)}</h3>
                <p>{t(`minutes.items.${item}.2`)}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="absolute inset-x-5 bottom-5 rounded-10 border bg-raised px-4 pt-3 pb-3.5 shadow-floating">
        <p className="text-13 font-bold">{t('minutes.summaryTitle')}</p>
        <p className="mt-1.5 font-serif text-14 leading-5 text-ink-soft">{t('minutes.summary')}</p>
      </div>
    </>
  );
}

function Answer() {
  const t = useMessages(picturesMessages);
  return (
    <div className="p-5">
      <p className="mb-3 ml-auto w-fit rounded-[10px_10px_3px_10px] bg-sunken px-3 py-[7px] text-13 dark:bg-line">
        {t('lab.question')}
      </p>
      <p className="border-l-2 border-accent-line pl-3.5">
        {t('lab.quote')}
        <span className="ml-1 inline-grid size-[17px] place-items-center rounded-4 bg-accent text-11 font-bold text-on-accent">
          1
        </span>
      </p>
      <div className="absolute inset-x-5 bottom-0 h-[204px] overflow-hidden rounded-t-4 bg-page px-5 pt-3 text-[9px] leading-[23px] text-page-ink shadow-page">
        <table className="w-full tabular-nums">
          <tbody>
            {t.names('lab.values').map((row) => (
              <tr
                key={row}
                className={
                  t(`lab.values.${row}.1`) === t('lab.found')
                    ? 'bg-mark font-bold'
                    : '[&>td]:border-b [&>td]:border-page-line'
                }
              >
                <td className="pl-1.5">{t(`lab.values.${row}.1`)}</td>
                <td className="font-regular text-page-soft">{t(`lab.values.${row}.2`)}</td>
                <td className="text-right">{t(`lab.values.${row}.3`)}</td>
                <td className="pr-1.5 text-right font-regular">{t(`lab.values.${row}.4`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
