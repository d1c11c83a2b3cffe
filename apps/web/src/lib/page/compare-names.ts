const collator = new Intl.Collator('und', { numeric: true });

/** As the server sorts names: part 2 before part 10, whether letters are large or small. */
export const compareNames = (a: string, b: string): number =>
  collator.compare(a.toLowerCase(), b.toLowerCase());
