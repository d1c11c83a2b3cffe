/** `number`: a place for a digit, a point, a comma, a percent sign or the start of an exponent. `date`: a run of one letter, such as `yyyy`. */
export type FormatToken = { kind: 'text' | 'number' | 'date'; text: string };

const TOKEN =
  /"([^"]*)"?|\\(.)|_(.)|\*.|\[\$([^\]-]*)(?:-[^\]]*)?\]|\[(h+|m+|s+)\]|\[[^\]]*\]|(AM\/PM|A\/P)|(?<=s)(\.0+)|(y+|m+|d+|h+|s+)|E([+-])(?=[0#?])|([0#?.,%/])|(.)/gis;

/** The parts of one section of a format. Colors and conditions are left out. */
export function readSection(section: string): FormatToken[] {
  const tokens: FormatToken[] = [];
  for (const match of section.matchAll(TOKEN)) {
    const [, quoted, escaped, blank, currency, elapsed, half, second, date, power, number, other] = match;
    if (blank !== undefined) tokens.push({ kind: 'text', text: ' ' });
    else if (elapsed !== undefined) tokens.push({ kind: 'date', text: `[${elapsed.toLowerCase()}]` });
    else if (half !== undefined) tokens.push({ kind: 'date', text: half.toUpperCase() });
    else if ((second ?? date) !== undefined)
      tokens.push({ kind: 'date', text: (second ?? date)!.toLowerCase() });
    else if (power !== undefined) tokens.push({ kind: 'number', text: 'E' });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else {
      const text = quoted ?? escaped ?? currency ?? other;
      if (text) tokens.push({ kind: 'text', text });
    }
  }
  return tokens;
}
