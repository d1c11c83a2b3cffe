/** What begins as a JSON list, object or text; a number or a word is a tag as it stands. */
const JSON_START = /^[[{"]/u;

/**
 * As they come in a form field or a header: a JSON array, or separated by commas. Any other JSON is returned as it is,
 * for the schema to refuse.
 */
export function readTags(value: string): unknown {
  const text = value.trim();
  const parsed = JSON_START.test(text) ? parseJson(text) : undefined;
  return parsed ?? text.split(',').map((tag) => tag.trim());
}

/** A tag may begin with a bracket or a quote without being JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
