import type { ColumnType, Generated, Selectable } from 'kysely';

export type SignMarkKind = 'signature' | 'initials';

/** A signature or initials that a member keeps; `picture` is a PNG. */
export type SignMarksTable = {
  id: Generated<string>;
  user_id: string;
  kind: SignMarkKind;
  picture: Buffer;
  width: number;
  height: number;
  created_at: ColumnType<string, Date | string | undefined, Date | string>;
};
export type SignMarkRow = Selectable<SignMarksTable>;
