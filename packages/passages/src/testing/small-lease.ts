import type { Page } from '../text/blocks.ts';

/** Two pages as a PDF's text shows them: lines that end anywhere, a word cut by a line's end, a table. */
export const SMALL_LEASE: Page[] = [
  {
    page: 1,
    text: `Lease of a Garage
1. Term
The letting begins on 1 May 2024 and lasts for two years. Either side may end it by giving
six weeks' notice in writing.
2. Rent
The rent is 85 euros a month and is due on the third working day. Rent that is paid late bears inter-
est at five per cent. See No. 7 below for what Mr. Hale has agreed to.
3. Use
The garage is used for one car. Paint and petrol are not stored in it, since the house above is
inhabited. Repairs that make noise are done before eight in the evening.`,
  },
  {
    page: 2,
    text: `4. Prices
Item            Euros     From
Second key      12        May
Remote control  45        June

5. Deposit
The tenant deposits 170 euros with Harrow Lane Estates Ltd. The sum is returned within a month of the day on which
the keys are handed back. Questions go to office@harrow.example.`,
  },
];
