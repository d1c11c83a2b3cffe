// Drawings of papers, not texts of the product: they are hidden from readers and are not translated.

const clauses = {
  parties: [
    ['A.', 'Linden Row Property Company, of 4 Tannery Court (the “Landlord”), and'],
    ['B.', 'Nora Feldt and Idris Calloway, jointly and severally (the “Tenant”).'],
  ],
  premises: [
    [
      '1.1',
      'The Landlord lets to the Tenant the ground-floor apartment at 18 Linden Row, with the rear garden, one cellar store marked C on the plan in Schedule 2, and shared use of the entrance hall.',
    ],
    [
      '1.2',
      'The furniture and fittings listed in Schedule 1 are included in the letting and remain the property of the Landlord.',
    ],
  ],
  term: [
    ['2.1', 'The term is twenty-four (24) months, beginning on 1 March 2026 and ending on 29 February 2028.'],
    [
      '2.2',
      'If the Tenant stays on with the Landlord’s consent after the term, the tenancy continues from month to month on the same conditions.',
    ],
  ],
};

function Clauses({ of }: { of: string[][] }) {
  return of.map(([number, text]) => (
    <div key={number} className="sheet-clause">
      <span>{number}</span>
      <span>{text}</span>
    </div>
  ));
}

export function Lease() {
  return (
    <div className="sheet">
      <div className="sheet-text">
        <div className="sheet-run">
          <span>Linden Row Property Company</span>
          <span>Ref. LR-18/2026</span>
        </div>
        <p className="sheet-title">Residential Lease Agreement</p>
        <p className="mt-[.9em] mb-[1.4em] text-[1.15em] text-page-soft">
          18 Linden Row, ground floor and garden
        </p>
        <h3>Parties</h3>
        <Clauses of={clauses.parties} />
        <h3>1. Premises</h3>
        <Clauses of={clauses.premises} />
        <h3>2. Term</h3>
        <Clauses of={clauses.term} />
        <div className="sheet-foot">
          <span>Initials ______ / ______</span>
          <span>Page 1 of 12</span>
        </div>
      </div>
    </div>
  );
}

const findings = [
  ['pH at 20 °C', '7.6'],
  ['Conductivity', '512'],
  ['Turbidity', '0.31'],
  ['Nitrate', '18.4'],
  ['Lead', '11.2'],
  ['Copper', '0.24'],
  ['Iron', '41'],
  ['Sodium', '22.7'],
  ['Escherichia coli', '0'],
  ['Enterococci', '0'],
  ['Free chlorine', '0.18'],
];

export function LabReport() {
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="border-b-[.22em] border-page-ink pb-[.9em]">
          <p className="text-[2.1em] leading-[1.2] font-bold tracking-[-.02em]">
            Marram Analytical Laboratory
          </p>
          <p className="text-page-soft">Accredited testing, ISO/IEC 17025</p>
        </div>
        <p className="mt-[1.4em]">
          <span className="text-page-soft">Sample</span> &nbsp;Drinking water, kitchen tap
        </p>
        <p className="mb-[1.6em]">
          <span className="text-page-soft">Site</span> &nbsp;18 Linden Row
        </p>
        <Rows of={findings} />
        <h3>Assessment</h3>
        <p>
          The lead result exceeds the limit value. Flushing for two minutes before use is advised until the
          supply pipe has been inspected.
        </p>
        <div className="sheet-foot">
          <span>Released 28 October 2026</span>
        </div>
      </div>
    </div>
  );
}

const items = [
  ['Measured survey, ground floor', '1,104.00'],
  ['Condition report with photographs', '576.00'],
  ['Drawing office, plans at 1:50', '738.00'],
  ['Drain inspection', '340.00'],
  ['Travel, 84 km', '52.08'],
  ['Subtotal', '2,810.08'],
  ['VAT 20%', '562.02'],
];

export function Invoice() {
  return (
    <div className="sheet">
      <div className="sheet-text plain">
        <div className="flex justify-between">
          <p className="text-[2.6em] leading-[1.2] font-bold tracking-[-.02em]">Invoice</p>
          <p className="text-right text-page-soft">
            <b className="text-page-ink">Harrow &amp; Pike Surveyors</b>
            <br />
            Unit 7, Old Ropewalk
            <br />
            VAT 00 418 2290
          </p>
        </div>
        <div className="my-[3em] flex justify-between">
          <span>
            <span className="text-page-soft">Billed to</span>
            <br />
            Linden Row Property Co.
          </span>
          <span>
            <span className="text-page-soft">Due</span>
            <br />3 December 2026
          </span>
        </div>
        <Rows of={items} />
        <p className="mt-[1em] border-t-[.14em] border-page-ink pt-[.6em] text-right text-[1.15em] font-bold">
          $3,372.10
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

export function FloorPlan() {
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
            Kitchen 14.2 m²
          </text>
          <text x="180" y="72">
            Bedroom 15.8 m²
          </text>
        </g>
      </svg>
    </div>
  );
}
