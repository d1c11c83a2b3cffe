/** As they come in a form field or a header: a JSON array, or separated by commas. */
export function readTags(value: string): unknown {
  const list = value.trim().startsWith('[') ? parseList(value) : undefined;
  return list ?? value.split(',').map((tag) => tag.trim());
}

/** A tag may begin with a bracket without being JSON. */
function parseList(value: string): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
