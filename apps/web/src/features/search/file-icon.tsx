import { FileImage, FileSpreadsheet, FileText } from 'lucide-react';

export function FileIcon({ type }: { type: string }) {
  if (type.startsWith('image/')) return <FileImage aria-hidden="true" />;
  return /excel|spreadsheet/u.test(type) ? (
    <FileSpreadsheet aria-hidden="true" />
  ) : (
    <FileText aria-hidden="true" />
  );
}
