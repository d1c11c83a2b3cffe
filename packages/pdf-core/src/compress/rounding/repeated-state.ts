/** What sets one thing and nothing else; colours of one kind follow one another whatever their space. */
const SETS = new Map([
  ['g', 'fill'],
  ['rg', 'fill'],
  ['k', 'fill'],
  ['G', 'stroke'],
  ['RG', 'stroke'],
  ['K', 'stroke'],
  ['Tc', 'Tc'],
  ['Tw', 'Tw'],
  ['Tf', 'Tf'],
]);
/** What may set any of them. */
const UNKNOWN_AFTER = new Set(['Q', 'gs', 'cs', 'CS', 'sc', 'SC', 'scn', 'SCN', '"']);

/** Finds operations that set the current value again: printing programs write them before each word. */
export function watchState(): (operator: string, source: string) => boolean {
  const current = new Map<string, string>();
  return (operator, source) => {
    if (UNKNOWN_AFTER.has(operator)) current.clear();
    const thing = SETS.get(operator);
    if (thing === undefined) return false;
    if (current.get(thing) === source) return true;
    current.set(thing, source);
    return false;
  };
}
