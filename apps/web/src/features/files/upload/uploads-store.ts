import { readApiError } from '../../../lib/api/api-error.ts';
import { createLeaveQuestion } from '../../../lib/page/ask-before-leaving.ts';
import { readSession, subscribeToSession } from '../../../lib/session/session-store.ts';
import { refreshLists } from '../refresh-lists.ts';
import { checkFile } from './check-file.ts';
import { droppedFolders } from './dropped-path.ts';
import type { FolderPath } from './empty-folders.ts';
import { createFolderMaker } from './ensure-folders.ts';
import { noteUnfinished } from './unfinished.ts';
import { type UploadItem, isReady } from './upload-item.ts';
import { changeState, state } from './uploads-state.ts';

const AT_ONCE = 3;
/** Leaving would end what is on its way, and forget what was chosen for it. */
const askBeforeLeaving = createLeaveQuestion();
const controllers = new Map<string, AbortController>();
let ensureFolders = createFolderMaker();
/** Calls that make folders without files. */
let making = 0;
let count = 0;
let owner = readSession()?.user.id;

// The next member who signs in at this browser must not see, or send, files chosen by the previous one.
subscribeToSession(() => {
  const user = readSession()?.user.id;
  if (user === owner) return;
  owner = user;
  cancelUploads();
  clearUploads();
});

function setItems(items: UploadItem[]): void {
  const started = items.filter(({ isStarted }) => isStarted);
  const running = started.length;
  const isOther = running !== state.running;
  const hasEnded = state.running > 0 && running === 0;
  changeState({ items, running, runs: state.runs + (hasEnded ? 1 : 0) });
  if (isOther)
    noteUnfinished(started.map(({ name, size, parentId, folders }) => ({ name, size, parentId, folders })));
  askBeforeLeaving(running > 0 || items.some(isReady));
}

function change(id: string, changes: Partial<UploadItem>): void {
  setItems(state.items.map((item) => (item.id === id ? { ...item, ...changes } : item)));
}

export function setInWindow(isInWindow: boolean): void {
  changeState({ isInWindow });
}

/** Makes items of these files; those that cannot be sent have a reason. */
export function addUploads(
  files: readonly File[],
  parentId: string | null,
  maxSize: number,
  isOnPage = false,
): UploadItem[] {
  const added = files.map((file): UploadItem => {
    const errors = checkFile(file, maxSize);
    return {
      id: `upload-${(count += 1)}`,
      file,
      name: file.name,
      size: file.size,
      type: file.type,
      status: errors.length ? 'error' : 'ready',
      errors,
      loaded: 0,
      isStarted: false,
      isSent: false,
      isOnPage,
      isAnnounced: false,
      parentId,
      folders: droppedFolders(file),
    };
  });
  setItems([...state.items, ...added]);
  return added;
}

/** A folder made in an earlier run may be gone by now. What is dropped together shares one, or it would make the same folder twice. */
function renewFolderMaker(): void {
  if (state.running === 0 && making === 0) ensureFolders = createFolderMaker();
}

/** How many were ready to go. */
export function startUploads(): number {
  renewFolderMaker();
  const ready = state.items.filter(isReady);
  setItems(state.items.map((item) => (isReady(item) ? { ...item, isStarted: true, isSent: true } : item)));
  pump();
  return ready.length;
}

/** Sends valid files at once, and lists the others with the reason. */
export function uploadAtOnce(files: readonly File[], parentId: string | null, maxSize: number): void {
  // What was dropped before and is done gives its place to what is dropped now.
  if (state.running === 0) setItems(state.items.filter(({ status }) => status !== 'success'));
  const added = new Set(addUploads(files, parentId, maxSize).map(({ id }) => id));
  renewFolderMaker();
  setItems(
    state.items.map((item) =>
      added.has(item.id) ? { ...item, isSent: true, isStarted: item.status === 'ready' } : item,
    ),
  );
  pump();
}

/** Those that the member wants to try again, as `canRetry` and `listRetried` offer them. */
export function retryUploads(items: readonly UploadItem[]): void {
  renewFolderMaker();
  const retried = new Set(items.map(({ id }) => id));
  setItems(
    state.items.map((item) =>
      retried.has(item.id) && !item.isStarted
        ? {
            ...item,
            status: 'ready',
            errors: [],
            loaded: 0,
            isAnnounced: false,
            isStarted: true,
            isSent: true,
          }
        : item,
    ),
  );
  pump();
}

/** Folders without files come to be as the others do. */
export async function makeFolders(folders: readonly FolderPath[], parentId: string | null): Promise<void> {
  renewFolderMaker();
  making += 1;
  try {
    // One after the other, so that folders that share one above them find it.
    for (const folder of folders) await ensureFolders(parentId, folder);
  } finally {
    making -= 1;
  }
  await refreshLists();
}

/** The page that showed these was left: from now on the tray does. */
export function handToTray(ids: ReadonlySet<string>): void {
  setItems(state.items.map((item) => (ids.has(item.id) ? { ...item, isOnPage: false } : item)));
}

/** Running uploads stop and become ready again; nothing of them is kept. */
export function cancelUpload(id: string): void {
  change(id, { status: 'ready', isStarted: false, loaded: 0 });
  controllers.get(id)?.abort();
}

export function cancelUploads(): void {
  for (const { id, isStarted } of state.items) if (isStarted) cancelUpload(id);
}

export function removeUpload(id: string): void {
  setItems(state.items.filter((item) => item.id !== id));
}

/** Forgets what is not on its way. */
export function clearUploads(): void {
  setItems(state.items.filter(({ isStarted }) => isStarted));
}

/** Forgets what was chosen and never sent. */
export function clearChosen(): void {
  setItems(state.items.filter(({ isSent }) => isSent));
}

function isOutcome({ status, isAnnounced }: UploadItem): boolean {
  return !isAnnounced && (status === 'success' || status === 'error');
}

/** What has ended since this was last asked. */
export function takeOutcome(): UploadItem[] {
  const outcome = state.items.filter(isOutcome);
  if (outcome.length)
    setItems(state.items.map((item) => (isOutcome(item) ? { ...item, isAnnounced: true } : item)));
  return outcome;
}

function pump(): void {
  for (const item of state.items) {
    if (controllers.size >= AT_ONCE) return;
    if (item.isStarted && item.status === 'ready') void run(item);
  }
}

async function run(item: UploadItem): Promise<void> {
  const { id, file, parentId, folders } = item;
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { status: 'uploading' });
  const reportProgress = (loaded: number) => {
    if (!controller.signal.aborted) change(id, { loaded });
  };
  try {
    const folderId = await ensureFolders(parentId, folders);
    // Most visits upload nothing, so the upload code is fetched with the first file.
    const { sendFile } = await import('./send-file.ts');
    const answer = await sendFile(file, folderId, reportProgress, controller.signal);
    change(id, {
      status: 'success',
      isStarted: false,
      stored: answer.file,
      duplicateOf: answer.duplicate_of,
    });
  } catch (error) {
    if (!controller.signal.aborted) {
      const failure = { kind: 'server', error: readApiError(error) } as const;
      change(id, { status: 'error', isStarted: false, errors: [failure] });
    }
  }
  controllers.delete(id);
  pump();
  if (state.running === 0) await refreshLists();
}
