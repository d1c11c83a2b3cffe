import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { apiErrorTexts, describeError } from '../../lib/api-error.texts.ts';
import { readApiError } from '../../lib/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/download.ts';
import { useTexts } from '../../lib/texts.ts';
import { instanceTexts } from './instance.texts.ts';

export function ExportAudit() {
  const texts = useTexts(instanceTexts).audit;
  const errorTexts = useTexts(apiErrorTexts);
  const save = useMutation({
    mutationFn: () => fetchBlob('/api/admin/audit.csv'),
    onSuccess: ({ blob, filename }) => saveBlob(blob, filename ?? 'sheaf-audit.csv'),
    onError: (error) =>
      toast.error(texts.exportFailed, { description: describeError(readApiError(error), errorTexts) }),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" />}
      {texts.export}
    </Button>
  );
}
