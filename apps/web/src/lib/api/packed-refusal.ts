import type { Refusal } from '@sheaf/messages/reasons';

/** A refusal in the one string that a form keeps for a field. */
export function packRefusal({ reason, params = {} }: Refusal): string {
  return `${reason} ${JSON.stringify(params)}`;
}

/** Null where it is a sentence already. */
export function unpackRefusal(text: string): Refusal | null {
  const [, reason, params] = /^([a-z][a-z\d_.]*) (\{.*\})$/su.exec(text) ?? [];
  return reason && params ? ({ reason, params: JSON.parse(params) } as Refusal) : null;
}
