import { expect, test } from 'vitest';
import { canRetry, isReady, listRetried, NO_ROOM, type UploadItem, needsPlan } from './upload-item.ts';

const chosen: UploadItem = {
  id: 'a',
  file: new File([], 'a.pdf'),
  name: 'a.pdf',
  size: 100,
  type: 'application/pdf',
  status: 'ready',
  errors: [],
  loaded: 0,
  isStarted: false,
  isSent: false,
  isOnPage: false,
  isAnnounced: false,
  parentId: null,
  folders: [],
};
const refused = (code: string): UploadItem => ({
  ...chosen,
  status: 'error',
  isSent: true,
  errors: [{ kind: 'server', error: { code, message: null } as never }],
});
const cancelled: UploadItem = { ...chosen, isSent: true };
const atLimit = refused('limit_reached');
const cut = refused('network');

test('what was stopped is neither failed nor waiting to be sent, and only its own row sends it again', () => {
  expect(isReady(chosen)).toBe(true);
  expect(isReady(cancelled)).toBe(false);
  expect(canRetry(cancelled, NO_ROOM)).toBe(true);
  expect(listRetried([cancelled, cut], NO_ROOM)).toEqual([cut]);
});

test('what the plan refused is offered again only once there is room for it', () => {
  expect(canRetry(atLimit, NO_ROOM)).toBe(false);
  expect(canRetry(atLimit, { files: 3, bytes: 99 })).toBe(false);
  expect(canRetry(atLimit, { files: Infinity, bytes: Infinity })).toBe(true);
  const [one, two] = [{ ...atLimit }, { ...atLimit }];
  expect(listRetried([one, two, cut], { files: 1, bytes: 1000 })).toEqual([one, cut]);
  expect(listRetried([one, two], { files: 5, bytes: 150 })).toEqual([one]);
});

test('what was refused for what it is stays refused', () => {
  const roomy = { files: Infinity, bytes: Infinity };
  for (const code of ['unsupported_type', 'file_too_large', 'invalid_request'])
    expect(canRetry(refused(code), roomy)).toBe(false);
  expect(canRetry(cut, NO_ROOM)).toBe(true);
});

test('a file that another plan would take leads to the plans, and one that none takes does not', () => {
  const tooLarge = (size: number): UploadItem => ({
    ...chosen,
    status: 'error',
    errors: [{ kind: 'size', size, limit: 10 * 2 ** 20 }],
  });
  expect([28, 200, 201].map((megabytes) => needsPlan(tooLarge(megabytes * 2 ** 20)))).toEqual([
    true,
    true,
    false,
  ]);
  expect([atLimit, cut].map(needsPlan)).toEqual([true, false]);
});
