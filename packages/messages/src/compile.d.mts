import type { Compact } from './compact.ts';

type Tree = { [key: string]: string | Tree };

export function compileMessages(
  messages: [key: string, message: string][],
): Record<string, string | Compact[]>;
export function listMessages(tree: Tree, prefix?: string): [key: string, message: string][];
