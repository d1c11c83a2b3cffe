/** The kinds of things that have an id. */
export const kinds = [
  'file',
  'trashed',
  'folder',
  'trashedFolder',
  'operation',
  'apiKey',
  'signIn',
  'batch',
  'template',
  'chat',
  'charge',
  'webhook',
  'delivery',
  'passkey',
  'signMark',
] as const;
export type Kind = (typeof kinds)[number];

/** One way to name a thing in a call, beside things of one's own where it takes several: each has to look the same for what is another's, gone, or never was. */
export type Probe = { of: Kind; input: (id: string, mine: Record<Kind, string>) => object };

/**
 * Every procedure, and every id it takes. `open`: anyone. `own`: a member's own things without an id, with a valid
 * input. `admin`: calls of administrators, about the instance or any member. The access of a call is in its meta and
 * not repeated here.
 */
export type Row =
  | 'open'
  /** `refused`: the status for whoever has nothing it is about. */
  | { own: object | null; refused?: number }
  | { admin: (userId: string) => object | null }
  | { probes: Probe[] };

export const at = (of: Kind, key: string, rest = {}): Probe => ({
  of,
  input: (id) => ({ [key]: id, ...rest }),
});
export const onFile = (rest: object = {}): Row => ({ probes: [at('file', 'fileId', rest)] });
export const onFiles: Row = {
  probes: [
    { of: 'file', input: (id, mine) => ({ fileIds: [id, mine.file] }) },
    { of: 'file', input: (id, mine) => ({ fileIds: [mine.file, id] }) },
  ],
};
export const onImages: Row = { probes: [{ of: 'file', input: (id) => ({ fileIds: [id] }) }] };
export const onSteps: Row = {
  probes: [
    { of: 'file', input: (id) => ({ name: 'x', operations: [{ type: 'compress', fileIds: [id] }] }) },
    {
      of: 'file',
      input: (id, mine) => ({
        name: 'x',
        operations: [
          { type: 'flatten', fileIds: [mine.file] },
          { type: 'merge', fileIds: ['$previous', id] },
        ],
      }),
    },
  ],
};
export const byId = (of: Kind, rest: object = {}): Row => ({
  probes: [{ of, input: (id) => ({ id, ...rest }) }],
});

export const ofUser = (rest: object = {}): Row => ({ admin: (id) => ({ id, ...rest }) });
export const ofAll = (input: object | null = {}): Row => ({ admin: () => input });

/** Any tool, with options that it takes: one file of another's among those that it wants. */
export function onTool({
  inputs,
  example,
  takesVersions,
}: {
  inputs: { min: number; max: number };
  example: object;
  takesVersions?: true;
}): Row {
  const options = example;
  if (!inputs.max) return { own: { options } };
  const several: Probe[] = [
    { of: 'file', input: (id, mine) => ({ fileIds: [id, mine.file], options }) },
    { of: 'file', input: (id, mine) => ({ fileIds: [mine.file, id], options }) },
  ];
  if (takesVersions)
    several.push({ of: 'file', input: (id) => ({ fileIds: [id, id], versions: [1, null], options }) });
  return {
    probes: inputs.min > 1 ? several : [{ of: 'file', input: (id) => ({ fileIds: [id], options }) }],
  };
}

/** Of a visitor, whose account is none of another kind. */
export const ofDemo: Record<string, Row> = {
  'demo.keep': { own: { email: 'kept@example.org', name: 'Kept', password: 'paper and ink' } },
  'demo.leave': { own: null },
  'demo.open': 'open',
  'demo.reset': { own: null },
};
