import type { Browser } from '@playwright/test';

const style =
  '<style>body{font:12pt/1.5 Georgia,serif;margin:0}h1{font-size:22pt;font-weight:500}h2{font-size:13pt;break-after:avoid}section{break-after:page}td{border-bottom:1px solid #ccc;padding:5pt 12pt 5pt 0}</style>';

const lease = `
<section><h1>Residential Lease Agreement</h1><p>18 Linden Row, ground floor and garden</p>
<h2>1. Premises</h2><p>The Landlord lets to the Tenant the ground-floor apartment at 18 Linden Row, with the rear garden and one cellar store marked C on the plan in Schedule 2.</p>
<h2>2. Term</h2><p>The term is twenty-four (24) months, beginning on 1 March 2026 and ending on 29 February 2028.</p></section>
<section><h2>3. Rent</h2><p>The rent is $2,150 per calendar month, payable in advance on the first day of each month by standing order.</p>
<h2>4. Charges</h2><table><tr><td>Water and sewerage</td><td>Landlord</td><td>38.00</td></tr><tr><td>Refuse collection</td><td>Landlord</td><td>14.50</td></tr><tr><td>Electricity and gas</td><td>Tenant</td><td>metered</td></tr></table>
<h2>5. Use</h2><p>The Tenant uses the premises as a private residence only. The Tenant may keep one cat or one small dog.</p></section>
<section><h2>7. Repairs</h2><p>The Landlord keeps in good repair the structure, the roof, the heating and all fixed appliances.</p>
<h2>8. Early termination</h2><p>The Tenant may end this Agreement early by giving sixty (60) days’ written notice and paying a fee of one and one-half months’ rent.</p>
<p>No fee is due where the Tenant must relocate for work more than eighty (80) kilometres from the premises.</p></section>
<h2>10. Deposit</h2><p>The deposit of $4,300 is returned within twenty-one (21) days of the inspection, less the cost of repairs that the record shows.</p>`;

const invoice = `<h1>Invoice 2026-0418</h1><p>Harrow &amp; Pike Surveyors, Unit 7, Old Ropewalk</p>
<table><tr><td>Measured survey, ground floor</td><td>1,104.00</td></tr><tr><td>Condition report with photographs</td><td>576.00</td></tr><tr><td>Drawing office, plans at 1:50</td><td>738.00</td></tr><tr><td><b>Total due</b></td><td><b>2,418.00</b></td></tr></table>`;

const minutes = `<h1>Minutes of the residents’ meeting</h1><p>Thursday 22 October 2026, garden room</p>
<h2>1. North stair</h2><p>Three tenders were opened. The meeting prefers the second, at $28,400.</p>
<h2>2. Storage rooms</h2><p>The charge rises to $19 a month from January.</p>`;

/** Documents of the kind people bring, printed by the browser itself. */
export async function printPapers(browser: Browser) {
  const page = await browser.newPage();
  const print = async (html: string) => {
    await page.setContent(style + html);
    return page.pdf({ format: 'A4', margin: { top: '2cm', bottom: '2cm', left: '2cm', right: '2cm' } });
  };
  const papers = { lease: await print(lease), invoice: await print(invoice), minutes: await print(minutes) };
  await page.close();
  return papers;
}

/** Hills above a lake, since a picture is wanted that has everything to lose by compression. */
export async function drawView(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1500, height: 1000 } });
  const hill = (top: number, colour: string, seed: number) =>
    `<path fill="${colour}" d="M0 ${top} ${Array.from({ length: 16 }, (_, at) => `L${at * 100} ${top + 60 * Math.sin(at * 0.7 + seed) + 22 * Math.sin(at * 1.9 + seed)}`).join(' ')} V1000 H0Z"/>`;
  await page.setContent(`<body style="margin:0"><svg width="1500" height="1000"><defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f3d9b1"/><stop offset=".5" stop-color="#e9b48c"/><stop offset="1" stop-color="#7e97a6"/></linearGradient>
<filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .2 0 0 0 0 .2 .5 0 0 0 -.12"/></filter></defs>
<rect width="1500" height="1000" fill="url(#s)"/><circle cx="1080" cy="300" r="62" fill="#fff3d6"/>${hill(430, '#8fa3a0', 1)}${hill(540, '#5f8074', 3)}${hill(660, '#3c5f4e', 5)}<rect y="790" width="1500" height="210" fill="#6f8f9c"/>${hill(930, '#1f3a2d', 2)}<rect width="1500" height="1000" filter="url(#n)" opacity=".5"/></svg>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}
