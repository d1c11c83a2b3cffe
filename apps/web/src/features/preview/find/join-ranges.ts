export interface Range {
  begin: number;
  /** One past the last byte. */
  end: number;
}

/** Parts that touch each other are one request, up to a size; each knows what was asked for. */
export function joinRanges(wanted: Range[], mostBytes: number): (Range & { parts: Range[] })[] {
  const joined: (Range & { parts: Range[] })[] = [];
  for (const part of wanted.toSorted((one, other) => one.begin - other.begin)) {
    const last = joined.at(-1);
    if (last && last.end === part.begin && part.end - last.begin <= mostBytes) {
      last.end = part.end;
      last.parts.push(part);
    } else joined.push({ ...part, parts: [part] });
  }
  return joined;
}
