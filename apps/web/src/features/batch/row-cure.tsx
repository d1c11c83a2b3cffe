import type { BatchTask } from '@sheaf/api/features/batch/batch.schema.ts';
import { api } from '../../lib/api/trpc.ts';
import { CureButton } from './cure-button.tsx';
import { useRunAnew } from './use-run-anew.ts';

interface RowCureProps {
  batchId: string;
  cure: NonNullable<BatchTask['cure']>;
  name: string;
  onOpen: (id: string) => void;
}

/** Runs one failed file anew with what it lacked. */
export function RowCure({ batchId, cure: { step, fileIds }, name, onOpen }: RowCureProps) {
  const { sending, run } = useRunAnew(onOpen);
  return (
    <CureButton
      step={step}
      count={1}
      file={name}
      busy={sending === step}
      onCure={(password) =>
        void run(step, () => api.batch.runCured.mutate({ id: batchId, step, fileIds, password }))
      }
    />
  );
}
