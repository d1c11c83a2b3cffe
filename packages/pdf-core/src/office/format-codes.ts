/** Formats that every file has without saying so, by their number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '$#,##0;-$#,##0',
  6: '$#,##0;-$#,##0',
  7: '$#,##0.00;-$#,##0.00',
  8: '$#,##0.00;-$#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'm/d/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'm/d/yyyy h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0',
  42: '$#,##0',
  43: '#,##0.00',
  44: '$#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
const SHORT_DATE = /^m\/d\/yyyy/;

export function formatCode(id: number, custom: ReadonlyMap<number, string>): string {
  return custom.get(id) ?? BUILT_IN[id] ?? 'General';
}

/** Whether a number of this format is shown as a day or a time. */
export function isDateFormat(code: string): boolean {
  // Words in quotes, escaped signs, colours and locales stand in brackets: none of them is a field.
  return /[ymdhs]/i.test(
    code.replace(/"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^[\]]*\]/gi, '').replace(/general/i, ''),
  );
}

/** Excel shows dates of its usual format in the order of the reader's country. */
export function shortDate(code: string, language: string): string {
  if (!SHORT_DATE.test(code)) return code;
  const parts = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(Date.UTC(2026, 4, 1, 12));
  const letters: Record<string, string> = { year: 'yyyy', month: 'm', day: 'd' };
  const order = parts.map(({ type, value }) => {
    const letter = letters[type];
    if (!letter) return `"${value}"`;
    return type !== 'year' && value.length > 1 ? letter.repeat(2) : letter;
  });
  return code.replace(SHORT_DATE, order.join(''));
}
