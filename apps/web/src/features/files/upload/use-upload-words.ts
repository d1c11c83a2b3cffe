import { errorWords, describeError } from '../../../lib/messages/describe-error.ts';
import { formatBytes } from '../../../lib/messages/format.ts';
import { currentLanguage } from '../../../lib/messages/language.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { useTranslated } from '../../../lib/messages/translated.ts';
import { acceptedNames, endingOf } from './check-file.ts';
import type { UploadError } from './upload-item.ts';
import { uploadMessages } from './upload.messages.ts';

const FULL_STOP = /\.$/u;

/** `50MB`: as the upload's own sentences write a limit in English. Other languages keep number and unit apart. */
export function shortSize(bytes: number): string {
  return formatBytes(bytes).replace(' ', currentLanguage() === 'en' ? '' : '\u00a0');
}

export function useUploadWords() {
  const t = useMessages(uploadMessages);
  const errorTexts = useTranslated(errorWords);
  const withAccepted = (refusal: string) =>
    t('acceptedTypes', { refusal: refusal.replace(FULL_STOP, ''), types: acceptedNames });
  return {
    /** In the file's own row. */
    describe(error: UploadError, name: string): string {
      if (error.kind === 'type') return withAccepted(t('typeRefused', { type: error.type }));
      if (error.kind === 'empty') return t('emptyRefused');
      if (error.kind === 'size')
        return t('sizeRefused', { size: formatBytes(error.size), limit: formatBytes(error.limit) });
      const message = describeError(error.error, errorTexts);
      // Only names with a known ending are sent: the server has found that the bytes are something else.
      return error.error.refusal?.reason === 'file_type_not_allowed'
        ? withAccepted(t('contentsDiffer', { message, kind: endingOf(name).toUpperCase() }))
        : message;
    },
    /** On its own, where the file has to be named; null for what came from the server. */
    refusal(name: string, error: UploadError | undefined): string | null {
      if (error?.kind === 'empty') return t('emptyFile', { file: name });
      if (error?.kind === 'size') return t('tooLarge', { file: name, limit: shortSize(error.limit) });
      return error?.kind === 'type' ? withAccepted(t('notSupported', { file: name })) : null;
    },
  };
}
