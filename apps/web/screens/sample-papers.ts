// What the sample documents say. Persons, firms and figures are made up.

export const style = `
@page { size: A4; margin: 24mm 22mm 22mm }
* { box-sizing: border-box }
body { font: 10.5pt/1.55 Inter; color: #1d1b18; margin: 0 }
h1 { font: 500 26pt/1.15 Newsreader; margin: 0 0 4pt; letter-spacing: -.01em }
h2 { font: 500 15pt/1.25 Newsreader; margin: 18pt 0 5pt; break-after: avoid }
p { margin: 0 0 7pt } .lede { color: #5b564d; margin-bottom: 14pt }
table { width: 100%; border-collapse: collapse; margin: 8pt 0 12pt; font-variant-numeric: tabular-nums; break-inside: avoid }
th { text-align: left; font-weight: 600; font-size: 9pt; color: #5b564d; border-bottom: 1pt solid #1d1b18; padding: 4pt 8pt 4pt 0 }
td { border-bottom: .5pt solid #d8d3c8; padding: 4.5pt 8pt 4.5pt 0; vertical-align: top }
th.n, td.n { text-align: right; padding-right: 0 } tr.sum td { font-weight: 600; border-bottom: 1pt solid #1d1b18 }
section { break-after: page } section:last-of-type { break-after: auto }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 24pt } .rule { border-top: .75pt solid #1d1b18; padding-top: 4pt; margin-top: 44pt }
.small { font-size: 9pt; color: #5b564d }`;

export const lease = `
<section><h1>Residential Lease Agreement</h1><p class="lede">18 Linden Row, ground floor and garden</p>
<p>This Agreement is made on 2 February 2026 between the <b>Linden Row Housing Cooperative</b> (the Landlord) and <b>Nora Feldt</b> (the Tenant).</p>
<h2>1. Premises</h2><p>The Landlord lets to the Tenant the ground-floor apartment at 18 Linden Row, of three rooms, kitchen and bath, with the rear garden and one cellar store marked C on the plan.</p>
<h2>2. Term</h2><p>The term is twenty-four (24) months, beginning on 1 March 2026 and ending on 29 February 2028. It goes on from month to month unless either party ends it in writing.</p>
<h2>3. Rent</h2><p>The rent is $2,150 per calendar month, payable in advance on the first day of each month by standing order. Rent that is more than ten days late bears a charge of $40.</p>
<h2>4. Charges</h2><table><tr><th>What is supplied</th><th>Paid by</th><th class="n">A month</th></tr>
<tr><td>Water and sewerage</td><td>Landlord</td><td class="n">$38.00</td></tr><tr><td>Refuse collection</td><td>Landlord</td><td class="n">$14.50</td></tr>
<tr><td>Heating, by the meter</td><td>Tenant</td><td class="n">as read</td></tr><tr><td>Electricity</td><td>Tenant</td><td class="n">as read</td></tr></table></section>
<section><h2 style="margin-top:0">5. Deposit</h2><p>The Tenant pays a deposit of $4,300 before moving in. It is returned within twenty-one (21) days of the last inspection, less the cost of repairs that the record of that inspection shows.</p>
<h2>6. Use and pets</h2><p>The Tenant uses the premises as a private residence only. The Tenant may keep one cat or one small dog; other animals need the Landlord’s consent in writing.</p>
<h2>7. Repairs</h2><p>The Landlord keeps in good repair the structure, the roof, the heating and all fixed appliances. The Tenant reports a defect within three days of noticing it, and keeps the garden in order.</p>
<h2>8. Ending early</h2><p>The Tenant may end this Agreement early by giving sixty (60) days’ written notice and paying a fee of one and one-half months’ rent. No fee is due where the Tenant must relocate for work more than eighty (80) kilometres from the premises.</p>
<h2>9. Guests and subletting</h2><p>Guests may stay up to four weeks. Subletting, in whole or in part, needs the Landlord’s consent in writing.</p>
<div class="two"><p class="rule">For the Landlord<br><span class="small">Ines Albrecht, board of the cooperative</span></p><p class="rule">The Tenant<br><span class="small">Nora Feldt</span></p></div></section>`;

export const invoice = `
<section><div class="two"><div><h1>Invoice</h1><p class="lede">2026-0418</p></div><p style="text-align:right"><b>Harrow &amp; Pike Surveyors</b><br>Unit 7, Old Ropewalk<br>accounts@harrowpike.example</p></div>
<div class="two" style="margin:14pt 0 18pt"><p><span class="small">To</span><br>Linden Row Housing Cooperative<br>18 Linden Row</p><p><span class="small">Date, and when it is due</span><br>4 May 2026<br>3 June 2026, thirty days net</p></div>
<table><tr><th>What was done</th><th class="n">Hours</th><th class="n">Rate</th><th class="n">Amount</th></tr>
<tr><td>Measured survey of the north stair</td><td class="n">12.0</td><td class="n">$92.00</td><td class="n">$1,104.00</td></tr>
<tr><td>Condition report with photographs</td><td class="n">6.0</td><td class="n">$96.00</td><td class="n">$576.00</td></tr>
<tr><td>Drawings at 1:50, two sheets</td><td class="n">8.0</td><td class="n">$72.00</td><td class="n">$576.00</td></tr>
<tr><td>Travel</td><td class="n"></td><td class="n"></td><td class="n">$84.00</td></tr>
<tr><td>Sales tax, 7.5 %</td><td class="n"></td><td class="n"></td><td class="n">$175.50</td></tr>
<tr class="sum"><td>Total due</td><td></td><td></td><td class="n">$2,515.50</td></tr></table>
<p>Please pay to Mere Savings, account 0042 7719 03, and name the invoice. After thirty days interest of 1 % a month is due.</p></section>`;

/** As it comes off a scanner: a little crooked, with the grain of the paper. */
export const letter = `
<style>html{background:#efece4}body{width:1240px;height:1754px;overflow:hidden;background:#f4f1ea;font:29px/1.62 Newsreader;color:#2a2723}
main{padding:170px 170px 0 175px;transform:rotate(.55deg)}h1{font:500 44px Newsreader;margin:0}p{margin:0 0 26px}
svg.grain{position:fixed;inset:0;mix-blend-mode:multiply;opacity:.32}</style>
<main><h1>Mere Water Company</h1><p style="color:#6a645a;font-size:24px">14 Reservoir Road, Meredale</p>
<p style="margin-top:70px">Linden Row Housing Cooperative<br>18 Linden Row</p><p style="text-align:right">9 March 2026</p>
<p style="margin-top:40px"><b>Your water meter, number 77-4102</b></p>
<p>Dear Sir or Madam,</p>
<p>Our reader called on 3 March and found that the meter in your cellar is eleven years old. Meters are changed after twelve years, and we would like to change yours before that.</p>
<p>A fitter will come on Tuesday 24 March between eight and ten in the morning. The work takes about forty minutes, and the water is off for half of that time. There is nothing to pay.</p>
<p>At our last reading the meter stood at 4,318 cubic metres. If the day does not suit you, please telephone 555 0142 before 20 March and name reference MW-2216.</p>
<p style="margin-top:50px">Yours faithfully,</p>
<svg width="330" height="110" viewBox="0 0 330 110" fill="none" stroke="#26324f" stroke-width="4" stroke-linecap="round"><path d="M12 84C34 10 58 4 54 40S30 104 40 86s34-52 42-34-14 44 2 34 20-42 34-40-8 42 8 38 22-60 40-62-24 70-6 64 34-52 44-44-12 40 6 36 52-26 96-30"/></svg>
<p>T. Osborne<br>Meters and readings</p></main>
<svg class="grain" width="1240" height="1754"><filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .45 0 0 0 0 .43 0 0 0 0 .4 .9 0 0 0 -.34"/></filter><rect width="100%" height="100%" filter="url(#g)"/></svg>`;
