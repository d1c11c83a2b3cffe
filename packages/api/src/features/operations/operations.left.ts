import { AppError, keepError } from '../../errors.ts';

/** What the history shows for work whose process died. */
export const LEFT = {
  nothing: keepError(new AppError('server_stopped')),
  somePages: keepError(new AppError('server_stopped_reading')),
  twice: keepError(new AppError('server_stopped_twice')),
};
