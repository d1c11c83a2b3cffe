import { nameForFiles } from '@sheaf/api/features/auth/auth.file-names.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/api/download.ts';
import { appName } from '../../lib/messages/app-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { instanceMessages } from './instance.messages.ts';

export function ExportAudit() {
  const t = useMessages(instanceMessages);
  const errorTexts = useTranslated(errorWords);
  const save = useMutation({
    mutationFn: () => fetchBlob('/api/admin/audit.csv'),
    onSuccess: ({ blob, filename }) => saveBlob(blob, filename ?? `${nameForFiles(appName())}-audit.csv`),
    onError: (error) =>
      toast.error(t('audit.exportFailed'), { description: describeError(readApiError(error), errorTexts) }),
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      {!save.isPending && <Download aria-hidden="true" />}
      {t('audit.export')}
    </Button>
  );
}
