const NUMERALS: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Lower-case Roman numerals, as front matter is numbered. Zero and less have none and stay as they are. */
export function toRoman(value: number): string {
  if (value < 1) return String(value);
  let rest = value;
  let numeral = '';
  for (const [worth, letters] of NUMERALS) {
    numeral += letters.repeat(Math.floor(rest / worth));
    rest %= worth;
  }
  return numeral;
}
