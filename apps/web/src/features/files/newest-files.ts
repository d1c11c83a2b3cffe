/** So many stand on the shelf of the dashboard. */
export const SHOWN = 5;
