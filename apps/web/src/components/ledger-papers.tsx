import { useTexts } from '../lib/texts.ts';
import { papersTexts } from './papers.texts.ts';

// Drawings of papers with figures on them. They are hidden from readers.

export function LabReport() {
  const { lab } = useTexts(papersTexts);
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="border-b-[.22em] border-page-ink pb-[.9em]">
          <p className="text-[2.1em] leading-[1.2] font-bold tracking-[-.02em]">{lab.name}</p>
          <p className="text-page-soft">{lab.accredited}</p>
        </div>
        <p className="mt-[1.4em]">
          <span className="text-page-soft">{lab.sample}</span> &nbsp;{lab.sampleText}
        </p>
        <p className="mb-[1.6em]">
          <span className="text-page-soft">{lab.site}</span> &nbsp;{lab.siteText}
        </p>
        <Rows of={lab.findings} />
        <h3>{lab.assessment}</h3>
        <p>{lab.assessmentText}</p>
        <div className="sheet-foot">
          <span>{lab.released}</span>
        </div>
      </div>
    </div>
  );
}

export function Invoice() {
  const { invoice } = useTexts(papersTexts);
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="flex justify-between">
          <p className="text-[2.6em] leading-[1.2] font-bold tracking-[-.02em]">{invoice.title}</p>
          <p className="text-right text-page-soft">
            <b className="text-page-ink">{invoice.sender}</b>
            <br />
            {invoice.street}
            <br />
            {invoice.vat}
          </p>
        </div>
        <div className="my-[3em] flex justify-between">
          <span>
            <span className="text-page-soft">{invoice.billedTo}</span>
            <br />
            {invoice.customer}
          </span>
          <span>
            <span className="text-page-soft">{invoice.due}</span>
            <br />
            {invoice.dueText}
          </span>
        </div>
        <Rows of={invoice.items} />
        <p className="mt-[1em] border-t-[.14em] border-page-ink pt-[.6em] text-right text-[1.15em] font-bold">
          {invoice.total}
        </p>
      </div>
    </div>
  );
}

function Rows({ of }: { of: string[][] }) {
  return (
    <table>
      <tbody>
        {of.map(([label, value]) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
