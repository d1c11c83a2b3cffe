import { useTexts } from '../../lib/texts.ts';
import { picturesTexts } from './pictures.texts.ts';

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
  const { receipt } = useTexts(picturesTexts);
  return (
    <div className="grid h-full grid-cols-[168px_minmax(0,1fr)] desk:grid-cols-[208px_minmax(0,1fr)]">
      <div className="relative left-4 self-center desk:left-5">
        <div className="sheet bg-page-line!">
          <div className="absolute inset-0 font-mono text-[3.05cqw] leading-[1.6] text-page-ink">
            <div className="absolute top-[4%] left-[18%] h-[92%] w-[64%] rotate-[-1.6deg] bg-page p-[1.6em] shadow-page">
              <p className="mb-[1.6em] text-center">
                <b>{receipt.shop}</b>
                <br />
                {receipt.street}
              </p>
              <p className="mb-[1em]">{receipt.date}</p>
              {receipt.items.map(([name, price]) => (
                <p key={name} className={found}>
                  <span>{name}</span>
                  <span>{price}</span>
                </p>
              ))}
              <p className={`${found} mt-[1.4em] font-bold`}>
                <span>{receipt.total}</span>
                <span>{receipt.sum}</span>
              </p>
              <p className="flex justify-between">
                <span>{receipt.card}</span>
                <span>{receipt.sum}</span>
              </p>
              <p className="mt-[2em] text-center">
                {receipt.back[0]}
                <br />
                {receipt.back[1]}
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
      <div className="self-center pr-3.5 pl-7.5 text-12 leading-[22px] tabular-nums desk:pr-5 desk:pl-10 [&>p]:flex [&>p]:justify-between [&>p]:gap-1.5">
        <p className="font-bold">{receipt.shop}</p>
        {receipt.items.slice(0, 3).map(([name, price], index) => (
          <p key={name} className="whitespace-nowrap">
            <span className="truncate">{receipt.read[index]}</span>
            <span>{price}</span>
          </p>
        ))}
        <p className="mt-1 border-t border-line-strong pt-0.5 font-bold">
          <span>{receipt.totalRead}</span>
          <span>{receipt.sum}</span>
        </p>
      </div>
    </div>
  );
}

function Summary() {
  const { minutes } = useTexts(picturesTexts);
  return (
    <>
      <div className="absolute top-7 left-1/2 w-[272px] -translate-x-1/2">
        <div className="sheet">
          <div className="sheet-text">
            <p className="mb-[.6em] border-b-[.08em] border-page-ink pb-[.5em] text-[2em] leading-[1.2] font-bold">
              {minutes.title}
            </p>
            {minutes.items.map(([title, text]) => (
              <div key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="absolute inset-x-5 bottom-5 rounded-10 border bg-raised px-4 pt-3 pb-3.5 shadow-floating">
        <p className="text-13 font-bold">{minutes.summaryTitle}</p>
        <p className="mt-1.5 font-serif text-14 leading-5 text-ink-soft">{minutes.summary}</p>
      </div>
    </>
  );
}

function Answer() {
  const { lab } = useTexts(picturesTexts);
  return (
    <div className="p-5">
      <p className="mb-3 ml-auto w-fit rounded-[10px_10px_3px_10px] bg-sunken px-3 py-[7px] text-13 dark:bg-line">
        {lab.question}
      </p>
      <p className="border-l-2 border-accent-line pl-3.5">
        {lab.quote}
        <span className="ml-1 inline-grid size-[17px] place-items-center rounded-4 bg-accent text-11 font-bold text-on-accent">
          1
        </span>
      </p>
      <div className="absolute inset-x-5 bottom-0 h-[204px] overflow-hidden rounded-t-4 bg-page px-5 pt-3 text-[9px] leading-[23px] text-page-ink shadow-page">
        <table className="w-full tabular-nums">
          <tbody>
            {lab.values.map(([name, method, value, limit]) => (
              <tr
                key={name}
                className={
                  name === lab.found ? 'bg-mark font-bold' : '[&>td]:border-b [&>td]:border-page-line'
                }
              >
                <td className="pl-1.5">{name}</td>
                <td className="font-regular text-page-soft">{method}</td>
                <td className="text-right">{value}</td>
                <td className="pr-1.5 text-right font-regular">{limit}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
