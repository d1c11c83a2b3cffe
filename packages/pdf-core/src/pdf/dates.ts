/** A date as PDF writes it, `D:20260131120000+01'00'`, as ISO 8601 has it, `2026-01-31T12:00:00+01:00`; undefined for what is none. */
export function readDate(text: string): string | undefined {
  const parts = /^D?:?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (!parts) return undefined;
  const [
    ,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    utc,
    zone,
    zoneMinute = '00',
  ] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${utc ?? (zone ? `${zone}:${zoneMinute}` : '')}`;
}

/** The same as a point in time; without a zone it is taken as UTC. */
export function readTime(text: string): Date | undefined {
  const written = readDate(text);
  if (written === undefined) return undefined;
  const hasZone = written.length > '2026-01-31T12:00:00'.length;
  const date = new Date(hasZone ? written : `${written}Z`);
  return Number.isFinite(date.getTime()) ? date : undefined;
}
