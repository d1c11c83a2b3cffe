import type { DocumentToolProps } from '../../features/pdf-tools/advanced/document.ts';
import { FormDesk } from './form-desk.tsx';

export default function CreateFormTool({ document: { file, pages }, aside, onAnew }: DocumentToolProps) {
  return <FormDesk on={{ fileId: file.id }} pages={pages} aside={aside} onAnew={onAnew} />;
}
