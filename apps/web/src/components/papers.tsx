import { useMessages } from '../lib/messages/messages.ts';
import { papersMessages } from './papers.messages.ts';

// Drawings of papers: they are hidden from readers.

function Clauses({ of }: { of: `lease.${'parties' | 'premises' | 'term'}Text` }) {
  const t = useMessages(papersMessages);
  return t.names(of).map((clause) => {
    const { 1: number, 2: text } = t.record(`${of}.${clause}`);
    return (
      <div key={clause} className="sheet-clause">
        <span>{number}</span>
        <span>{text}</span>
      </div>
    );
  });
}

export function Lease() {
  const t = useMessages(papersMessages);
  return (
    <div className="sheet">
      <div className="sheet-text">
        <div className="sheet-run">
          <span>{t('lease.owner')}</span>
          <span>{t('lease.ref')}</span>
        </div>
        <p className="sheet-title">{t('lease.title')}</p>
        <p className="mt-[.9em] mb-[1.4em] text-[1.15em] text-page-soft">{t('lease.place')}</p>
        <h3>{t('lease.parties')}</h3>
        <Clauses of="lease.partiesText" />
        <h3>{t('lease.premises')}</h3>
        <Clauses of="lease.premisesText" />
        <h3>{t('lease.term')}</h3>
        <Clauses of="lease.termText" />
        <div className="sheet-foot">
          <span>{t('lease.initials')}</span>
          <span>{t('lease.page')}</span>
        </div>
      </div>
    </div>
  );
}

export function FloorPlan() {
  const t = useMessages(papersMessages);
  return (
    <div className="sheet sheet-wide">
      <svg viewBox="0 0 300 212" className="absolute inset-0 size-full text-page-soft" fill="none">
        <rect x="8" y="8" width="284" height="196" stroke="currentColor" strokeWidth=".6" />
        <g stroke="var(--page-ink)" strokeLinecap="square">
          <path d="M34 40H212V164H34Z" strokeWidth="3.4" />
          <path d="M110 40V92M110 114V164M110 104H34M150 40V84H212M150 104V164" strokeWidth="2" />
        </g>
        <path
          d="M34 28H212M34 25v6M110 25v6M150 25v6M212 25v6M224 40V164M221 40h6M221 84h6M221 164h6"
          stroke="currentColor"
          strokeWidth=".7"
        />
        <g fill="var(--page-ink)" className="font-sans text-[5px]" textAnchor="middle">
          <text x="72" y="24">
            3.80
          </text>
          <text x="130" y="24">
            2.00
          </text>
          <text x="181" y="24">
            3.10
          </text>
          <text x="72" y="84">
            {t('plan.kitchen')}
          </text>
          <text x="180" y="72">
            {t('plan.bedroom')}
          </text>
        </g>
      </svg>
    </div>
  );
}
