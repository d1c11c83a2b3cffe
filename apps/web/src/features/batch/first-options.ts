/** Parts are files here as on the page of Split; a script that asks for nothing gets them in a zip. */
export function firstOptions(type: string): Record<string, unknown> {
  return type === 'split' ? { outputFormat: 'pdf' } : {};
}
