import { OrderedFiles } from '../tools/shared/order/ordered-files.tsx';
import type { StoredFile } from '../files/item.ts';
import type { DraftStep } from './draft.ts';

interface StepFilesProps {
  step: DraftStep;
  onFiles: (files: StoredFile[]) => void;
}

/** The files of a step, in the order in which it takes them. Many are scrolled within the step. */
export function StepFiles({ step, onFiles }: StepFilesProps) {
  return (
    <div className="mt-2 max-h-72 overflow-y-auto overscroll-contain desktop:ml-7">
      <OrderedFiles isDense files={step.files} onFiles={onFiles} />
    </div>
  );
}
