const years = [
  ['2021', 412, 38],
  ['2022', 436, 51],
  ['2023', 447, 44],
  ['2024', 468, 62],
  ['2025', 495, 71],
] as const;

const bars = years
  .map(
    ([year, income, set], at) =>
      `<g transform="translate(${30 + at * 86} 0)"><rect y="${170 - income / 3.2}" width="30" height="${income / 3.2}" fill="#1f6b52"/><rect x="34" y="${170 - set / 3.2}" width="30" height="${set / 3.2}" fill="#9fc3b3"/><text x="32" y="188" text-anchor="middle">${year}</text><text x="15" y="${164 - income / 3.2}" text-anchor="middle">${income}</text><text x="49" y="${164 - set / 3.2}" text-anchor="middle">${set}</text></g>`,
  )
  .join('');

const chart = `<svg viewBox="0 0 470 196" style="width:100%;margin:6pt 0;font:9px Inter"><line x1="20" x2="460" y1="170" y2="170" stroke="#1d1b18" stroke-width=".75"/>${bars}</svg>
<p class="small">Income (dark) and what was set aside for repairs (light), in thousands of dollars.</p>`;

const row = (what: string, ...figures: string[]) =>
  `<tr><td>${what}</td>${figures.map((figure) => `<td class="n">${figure}</td>`).join('')}</tr>`;
const head = (what: string, ...names: string[]) =>
  `<tr><th>${what}</th>${names.map((name) => `<th class="n">${name}</th>`).join('')}</tr>`;
const sum = (what: string, ...figures: string[]) => row(what, ...figures).replace('<tr>', '<tr class="sum">');

/** Eight pages of a cooperative that does not exist. */
export const report = `
<section style="padding-top:150pt"><p class="small">Linden Row Housing Cooperative</p><h1 style="font-size:40pt">Annual report 2025</h1><p class="lede">Forty-two homes, one garden, and the roof over them.</p></section>
<section><h1>From the board</h1><p class="lede">The year the roof was finished.</p>
<p>At the end of 2025 the cooperative had 42 homes and 61 members. One home changed hands, and none stood empty for longer than five weeks. The waiting list closed with 118 names, 14 more than a year before.</p>
<p>The new roof of the north wing was handed over on 12 September, eleven days late and $6,400 below what had been set aside. The winter has shown no leak. The old tiles were sold, and what they brought went to the garden.</p>
<p>Rents rose by 2.4 % in April, less than prices did. The board does not propose a further rise before October 2026.</p><p>Ines Albrecht, chair</p></section>
<section><h1>Income and spending</h1><p class="lede">All figures in dollars; the year before beside them.</p>
<table>${head('Income', '2025', '2024')}${row('Rents', '462,300', '441,100')}${row('Storage rooms and parking', '18,240', '17,480')}${row('Laundry', '6,910', '6,730')}${row('Other, with the sale of tiles', '7,550', '2,690')}${sum('Together', '495,000', '468,000')}</table>
<table>${head('Spending', '2025', '2024')}${row('Loans and interest', '148,200', '152,900')}${row('Repairs and upkeep', '121,650', '109,300')}${row('Heating, water, refuse', '86,420', '81,770')}${row('Insurance and taxes', '41,180', '39,640')}${row('Office and audit', '26,550', '22,390')}${sum('Together', '424,000', '406,000')}</table>
<p>The difference of $71,000 was set aside for repairs, the largest sum in five years.</p></section>
<section><h1>Five years beside each other</h1>${chart}<p>Income has grown by a fifth in five years, mostly since the storage rooms were let. What is set aside follows the work that was done: little in 2023, when the boilers were changed, and more since.</p>
<h2>What it means for a home</h2><p>An average home of 68 square metres pays $917 a month. Of each hundred dollars, thirty go to loans, twenty-five to repairs, seventeen to heat and water, and fourteen are set aside.</p></section>
<section><h1>Repairs</h1><p class="lede">What was done, and what comes next.</p>
<table>${head('Work', 'Planned', 'Spent')}${row('Roof of the north wing', '88,000', '81,600')}${row('Windows of numbers 12 to 16', '21,000', '22,850')}${row('Drains of the yard', '9,500', '11,900')}${row('Paint in the south stair', '5,200', '5,300')}${sum('Together', '123,700', '121,650')}</table>
<h2>The north stair</h2><p>The survey of May found two treads that carry less than they should. They were closed off the same day. Three firms have been asked for prices; the board expects the work to cost about $28,000 and to take five weeks from June 2026.</p></section>
<section><h1>Heat and water</h1><p class="lede">Less gas, the same warmth.</p>
<p>The cooperative used 318 megawatt hours of heat, 9 % less than in 2024. Half of that comes from the new roof, and half from a mild March. Water stood at 4,120 cubic metres, almost as before.</p>
<table>${head('Used', '2025', '2024', '2023')}${row('Heat, megawatt hours', '318', '349', '371')}${row('Water, cubic metres', '4,120', '4,150', '4,290')}${row('Common light, kilowatt hours', '8,740', '9,310', '11,600')}</table></section>
<section><h1>Members and meetings</h1><p class="lede">Four meetings, and a supper.</p>
<p>The general meeting of 14 May was attended by 38 members. It approved the accounts of 2024 with one vote against, elected Tomas Reyes to the board for three years, and decided by 29 votes to 9 that bicycles may stand in the yard.</p>
<p>Members gave 640 hours to the garden and the library in the garden room. The summer supper was held on 23 August, between two showers.</p></section>
<section><h1>The year ahead</h1><p class="lede">What the board proposes for 2026.</p>
<h2>1. Mend the north stair</h2><p>$28,000, out of what was set aside.</p><h2>2. Read the meters from afar</h2><p>The water company changes the main meter in March at no cost. New meters in the homes would cost $5,900.</p><h2>3. Charge for storage rooms</h2><p>From $18 to $19 a month from January 2027, the first change in six years.</p><h2>4. Keep a reserve</h2><p>At the end of 2025 the reserve stood at $212,400. The board wishes it never to fall below $150,000.</p></section>`;
