import { apiErrorTexts, describeError } from '../../../lib/api-error.texts.ts';
import { formatBytes } from '../../../lib/format.ts';
import { currentLanguage } from '../../../lib/language.ts';
import { useTexts } from '../../../lib/texts.ts';
import type { UploadError } from './upload-item.ts';
import { uploadTexts } from './upload.texts.ts';

/** `50MB`: as the upload's own sentences write a limit in English. Other languages keep number and unit apart. */
export function shortSize(bytes: number): string {
  return formatBytes(bytes).replace(' ', currentLanguage() === 'en' ? '' : '\u00a0');
}

export function useUploadWords() {
  const texts = useTexts(uploadTexts);
  const errorTexts = useTexts(apiErrorTexts);
  return {
    /** In the file's own row. */
    describe(error: UploadError): string {
      if (error.kind === 'type') return texts.typeRefused(error.type);
      if (error.kind === 'size') return texts.sizeRefused(formatBytes(error.size), formatBytes(error.limit));
      const code = error.isNetwork ? 'network' : 'unknown';
      return describeError({ message: error.message, code, fields: {} }, errorTexts);
    },
    /** On its own, where the file has to be named; null for what came from the server. */
    refusal(name: string, error: UploadError | undefined): string | null {
      if (error?.kind === 'size') return texts.tooLarge(name, shortSize(error.limit));
      return error?.kind === 'type' ? texts.notSupported(name) : null;
    },
  };
}
