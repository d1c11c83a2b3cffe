import { useMessages } from '../lib/messages/messages.ts';
import { papersMessages } from './papers.messages.ts';

// Drawings of papers with figures on them. They are hidden from readers.

export function LabReport() {
  const t = useMessages(papersMessages);
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="border-b-[.22em] border-page-ink pb-[.9em]">
          <p className="text-[2.1em] leading-[1.2] font-bold tracking-[-.02em]">{t('lab.name')}</p>
          <p className="text-page-soft">{t('lab.accredited')}</p>
        </div>
        <p className="mt-[1.4em]">
          <span className="text-page-soft">{t('lab.sample')}</span> &nbsp;{t('lab.sampleText')}
        </p>
        <p className="mb-[1.6em]">
          <span className="text-page-soft">{t('lab.site')}</span> &nbsp;{t('lab.siteText')}
        </p>
        <Rows of="lab.findings" />
        <h3>{t('lab.assessment')}</h3>
        <p>{t('lab.assessmentText')}</p>
        <div className="sheet-foot">
          <span>{t('lab.released')}</span>
        </div>
      </div>
    </div>
  );
}

export function Invoice() {
  const t = useMessages(papersMessages);
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="flex justify-between">
          <p className="text-[2.6em] leading-[1.2] font-bold tracking-[-.02em]">{t('invoice.title')}</p>
          <p className="text-right text-page-soft">
            <b className="text-page-ink">{t('invoice.sender')}</b>
            <br />
            {t('invoice.street')}
            <br />
            {t('invoice.vat')}
          </p>
        </div>
        <div className="my-[3em] flex justify-between">
          <span>
            <span className="text-page-soft">{t('invoice.billedTo')}</span>
            <br />
            {t('invoice.customer')}
          </span>
          <span>
            <span className="text-page-soft">{t('invoice.due')}</span>
            <br />
            {t('invoice.dueText')}
          </span>
        </div>
        <Rows of="invoice.items" />
        <p className="mt-[1em] border-t-[.14em] border-page-ink pt-[.6em] text-right text-[1.15em] font-bold">
          {t('invoice.total')}
        </p>
      </div>
    </div>
  );
}

function Rows({ of }: { of: 'lab.findings' | 'invoice.items' }) {
  const t = useMessages(papersMessages);
  return (
    <table>
      <tbody>
        {t.names(of).map((row) => {
          const { 1: label, 2: value } = t.record(`${of}.${row}`);
          return (
            <tr key={row}>
              <td>{label}</td>
              <td>{value}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
