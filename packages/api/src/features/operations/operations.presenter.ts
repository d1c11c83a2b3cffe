import type { OperationRow } from '@sheaf/db';
import type { Operation } from './operations.schema.ts';
import { presentKept } from '../../errors.ts';

export function presentOperation(row: OperationRow): Operation {
  const { id, action, status, created_at, finished_at, seen_at, file_id } = row;
  const { inputs, options, outputs, cost, filename, error } = row;
  return {
    id,
    action,
    status,
    created_at,
    finished_at,
    seen_at,
    file_id,
    files: filename === null ? null : { filename },
    inputs,
    options,
    outputs,
    error: error && presentKept(error),
    cost,
  };
}
