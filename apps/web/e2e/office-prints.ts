import { pdfOfPages } from '../../server/src/testing/sample-files.ts';

/** Pages of several lines. The first line of each is written by the helper. */
export function makePages(...pages: string[][]): Buffer {
  const written = pages.map(([first = '', ...lines]) => {
    const rest = lines.map((line, at) => `BT /F1 11 Tf 72 ${600 - at * 40} Td (${line}) Tj ET`);
    return `${first}) Tj ET ${rest.join(' ')} BT (`;
  });
  return pdfOfPages(written);
}

export const LEASE_BEFORE = makePages(
  ['Lease of the house', 'The rent is 900 euros in each month of the lease.', 'The tenant keeps the garden.'],
  ['Terms of the lease', 'The lease ends in May.'],
);
export const LEASE_AFTER = makePages(
  ['Lease of the house', 'The rent is 950 euros in each month of the lease.'],
  ['Terms of the lease', 'The lease ends in May.', 'Pets are welcome in the house.'],
);

/** What an office file that has the word becomes. */
export const officePrints = { LEASEBEFORE: LEASE_BEFORE, LEASEAFTER: LEASE_AFTER };
