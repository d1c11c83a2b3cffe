import { textOf } from '../pdf/text.ts';
import type { PdfValue } from '../pdf/values.ts';

/** A date as PDF writes it, `D:20260131120000+01'00'`; undefined for what is none. */
export function readPdfDate(value: PdfValue): Date | undefined {
  const parts = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(
    textOf(value) ?? '',
  );
  if (!parts) return undefined;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign,
    hours,
    minutes = '00',
  ] = parts;
  const date = new Date(
    `${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${hours}:${minutes}` : 'Z'}`,
  );
  return Number.isFinite(date.getTime()) ? date : undefined;
}
