import { toast } from '../../../../lib/page/toast.ts';
import { downloadFile } from '../../../files/download-file.ts';
import { filesMessages } from '../../../files/files.messages.ts';
import { readApiError } from '../../../../lib/api/api-error.ts';
import { errorWords, describeError } from '../../../../lib/messages/describe-error.ts';
import { useMessages } from '../../../../lib/messages/messages.ts';
import { useTranslated } from '../../../../lib/messages/translated.ts';

/** The bytes, and how that went. */
export function useDownload(): (file: { id: string; filename: string }) => Promise<void> {
  const t = useMessages(filesMessages);
  const errorTexts = useTranslated(errorWords);
  return async (file) => {
    try {
      await downloadFile(file);
    } catch (error) {
      toast.error(t('downloadFailed'), { description: describeError(readApiError(error), errorTexts) });
    }
  };
}
