import { toast } from '../page/toast.ts';
import { errorWords } from './describe-error.ts';
import { readTranslated } from './translated.ts';

/** For what fetches its code when it is asked for, and did not get it. */
export async function reportUnfetched(): Promise<undefined> {
  toast.error((await readTranslated(errorWords)).network);
}
