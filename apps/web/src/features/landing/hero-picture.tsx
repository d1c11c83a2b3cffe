import { Fragment, type ReactNode } from 'react';
import { Invoice, LabReport } from '../../components/ledger-papers.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { heroPictureMessages } from './hero-picture.messages.ts';

// A drawing: it is hidden from readers.

function TerminationPage() {
  const t = useMessages(heroPictureMessages);
  return (
    <div className="sheet">
      <div className="sheet-text">
        <div className="sheet-run border-b-[.07em] border-page-line pb-[.7em]">
          <span>{t('run')}</span>
          <span>{t('place')}</span>
        </div>
        <h3>{t('before.title')}</h3>
        <Clause number={t('before.number')}>{t('before.text')}</Clause>
        <h3>{t('title')}</h3>
        {t.names('clauses').map((clause, index) => {
          const { 1: number, 2: marked, 3: rest }: Record<string, string> = t.record(`clauses.${clause}`);
          return (
            <Clause key={clause} number={number}>
              {marked && <mark className={index === 0 ? 'bg-mark' : 'bg-mark-quiet'}>{marked}</mark>}
              {rest}
            </Clause>
          );
        })}
        {t.names('after').map((section) => (
          <Fragment key={section}>
            <h3>{t(`after.${section}.title`)}</h3>
            {t.names(`after.${section}.clauses`).map((clause) => {
              const { 1: number, 2: text } = t.record(`after.${section}.clauses.${clause}`);
              return (
                <Clause key={clause} number={number}>
                  {text}
                </Clause>
              );
            })}
          </Fragment>
        ))}
        <div className="sheet-foot">
          <span>{t('initials')}</span>
          <span>{t('page')}</span>
        </div>
      </div>
    </div>
  );
}

function Clause({ number, children }: { number: string; children: ReactNode }) {
  return (
    <div className="sheet-clause">
      <span>{number}</span>
      <span>{children}</span>
    </div>
  );
}

/** A lease on the desk, a question to it, and the thread from the answer to the clause. */
export function HeroPicture() {
  const t = useMessages(heroPictureMessages);
  return (
    <div
      aria-hidden="true"
      className="relative mt-3 h-[404px] w-[660px] origin-top-left max-desktop:-ml-9 max-desktop:scale-[.62] desktop:mt-0 desktop:h-[660px]"
    >
      <div className="absolute top-10 left-[92px] w-[410px] -rotate-9">
        <LabReport />
      </div>
      <div className="absolute top-9 left-[208px] w-[410px] rotate-5">
        <Invoice />
      </div>
      <div className="absolute top-[22px] left-[126px] w-[410px] rotate-[-4.5deg]">
        <div className="sheet" />
      </div>
      <div className="absolute top-[26px] left-36 w-[440px] rotate-[.4deg]">
        <TerminationPage />
      </div>
      <svg
        viewBox="0 0 660 640"
        fill="none"
        stroke="var(--thread)"
        strokeWidth="2"
        className="absolute top-0 left-0 w-[660px]"
      >
        <path d="M543 205C604 210 628 268 612 352S548 500 473 500" />
        <g fill="var(--thread)" stroke="none">
          <circle cx="543" cy="205" r="4" />
          <circle cx="473" cy="500" r="4" />
        </g>
      </svg>
      <div className="absolute top-[412px] left-[84px] w-[388px] rounded-10 border bg-raised px-4.5 pt-4 pb-3.5 shadow-floating">
        <p className="mb-3 ml-auto w-fit max-w-[88%] rounded-[10px_10px_3px_10px] bg-sunken px-3 py-[7px] text-13 dark:bg-line">
          {t('question')}
        </p>
        <div className="border-l-2 border-accent-line pl-3.5">
          <p>
            {t('quote')} <Cite>1</Cite>
          </p>
          <p className="mt-2 text-12 text-ink-faint">{t('sources')}</p>
        </div>
      </div>
    </div>
  );
}

function Cite({ children }: { children: string }) {
  return (
    <span className="ml-0.5 inline-grid size-[17px] place-items-center rounded-4 bg-accent align-[1.5px] text-11 font-bold text-on-accent">
      {children}
    </span>
  );
}
