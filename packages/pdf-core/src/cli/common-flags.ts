/** Flags that every tool command knows, as parseArgs wants them; `about` and `takes` are for the help. */
export const COMMON_FLAGS = {
  output: {
    type: 'string',
    short: 'o',
    takes: 'PATH',
    about: 'Where the result goes: a file, a folder (parts/), or - for standard output',
  },
  options: { type: 'string', takes: 'FILE', about: 'Read options from a JSON file; flags come before it' },
  force: { type: 'boolean', short: 'f', takes: '', about: 'Overwrite existing files (never the input)' },
  json: { type: 'boolean', takes: '', about: 'Print what was done as JSON' },
  quiet: { type: 'boolean', short: 'q', takes: '', about: 'Say nothing but errors' },
  timeout: { type: 'string', takes: 'SECONDS', about: 'Give up after so long (default 600)' },
  memory: { type: 'string', takes: 'MB', about: 'Give up when the work needs more memory (default 2048)' },
  help: { type: 'boolean', short: 'h', takes: '', about: 'Show this help' },
} as const;
