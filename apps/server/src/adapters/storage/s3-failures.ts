import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@sheaf/api/errors';

/** A store that is down, slow or refuses access: the member can only retry, and the log has the cause. */
export async function nameFailure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isMissingBlob(error)) throw new AppError('file_content_missing', null, { cause: error });
    if (!isStoreFailure(error)) throw error;
    throw new AppError('store_unreachable', null, { cause: error });
  }
}

/** The bucket's own absence is a store that is not set up, and not a lost file. */
function isMissingBlob(error: unknown): boolean {
  return error instanceof NoSuchKey || (error instanceof S3ServiceException && error.name === 'NoSuchKey');
}

export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

const NETWORK = /^(E(CONN|PIPE|HOST|NET|AI_|TIMEDOUT)|ENOTFOUND|ERR_STREAM_PREMATURE_CLOSE)/;

/** Not the disk's errors: those are named where they happen. */
function isStoreFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof S3ServiceException || /^(Timeout|Abort)Error$/.test(error.name)) return true;
  // What is no S3 answer cannot be read as one: a proxy's page, a cut answer.
  if ('$metadata' in error || '$response' in error) return true;
  return 'code' in error && NETWORK.test(String(error.code));
}
