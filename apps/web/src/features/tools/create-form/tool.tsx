import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { FormDesk } from './form-desk.tsx';

export default onDocument(CreateFormTool);

function CreateFormTool({ document: { file, pages }, aside, onAnew }: DocumentToolProps) {
  return <FormDesk on={{ fileId: file.id }} pages={pages} aside={aside} onAnew={onAnew} />;
}
