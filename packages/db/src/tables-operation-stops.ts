import type { ColumnType } from 'kysely';

/** Work that a member stopped before it began: it does not begin. */
export type OperationStopsTable = {
  user_id: string;
  operation_id: string;
  asked_at: ColumnType<string, Date | string | undefined, Date | string>;
};
