import { type ToolName, type ToolOptions, tools } from '../tools/index.ts';
import { createSigningIdentity, type SigningIdentity } from '../sign/identity.ts';

/** Making one takes a second. */
let identity: SigningIdentity | undefined;

/** Options with which a tool does something to any document: for tests that go over all tools. */
export function sampleOptions<Name extends ToolName>(name: Name): ToolOptions<Name> {
  const { example } = tools[name];
  if (name !== 'sign') return example;
  return { ...example, identity: (identity ??= createSigningIdentity('Probe')) };
}
