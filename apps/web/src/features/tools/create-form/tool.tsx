import type { DocumentToolProps } from '../shared/page/document.ts';
import { onDocument } from '../shared/page/on-document.tsx';
import { FormArea } from './form-area.tsx';

export default onDocument(CreateFormTool, 'page');

function CreateFormTool({ document: { file, pages }, aside, onAnew }: DocumentToolProps) {
  return <FormArea on={{ file }} pages={pages} aside={aside} onAnew={onAnew} />;
}
