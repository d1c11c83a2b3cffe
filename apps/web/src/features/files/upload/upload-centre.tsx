import { type ReactNode, useEffect, useRef } from 'react';
import { toast } from '../../../lib/page/toast.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { UploadDialog } from './upload-dialog.tsx';
import { uploadMessages } from './upload.messages.ts';
import { addUploads, clearUploads, startUploads, takeOutcome, uploadAtOnce } from './uploads-store.ts';
import { useMakeFolders } from './use-make-folders.ts';
import { useUploads } from './uploads-state.ts';
import { useUploadWords } from './use-upload-words.ts';

const CLOSE_AFTER_MS = 1000;
interface UploadCentreProps {
  folderId: string | null;
  place: string;
  maxSize: number;
  room: ReactNode;
  /** Files that the window was opened with. */
  given: readonly File[];
  onClose: () => void;
}

/** The upload window, and its messages at the end. Fetched when it is opened. */
export function UploadCentre({ folderId, place, maxSize, room, given, onClose }: UploadCentreProps) {
  const t = useMessages(uploadMessages);
  const addFiles = useAddFiles(folderId, maxSize);
  useEffect(() => {
    if (given.length > 0) addFiles(given);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for what it was opened with
  }, [given]);
  const makeFolders = useMakeFolders();
  useOutcome(onClose);
  return (
    <UploadDialog
      open
      maxSize={maxSize}
      room={room}
      place={place}
      onFiles={addFiles}
      onDrop={(files, emptyFolders) => {
        if (files.length === 0 && emptyFolders.length === 0) return;
        if (files.length > 0) uploadAtOnce(files, folderId, maxSize);
        if (emptyFolders.length > 0) void makeFolders(emptyFolders, folderId);
        onClose();
      }}
      onStart={() => startUploads() || toast.error(t('noneValid'))}
      onClose={onClose}
    />
  );
}

/** Adds to the list and reports at once what cannot be sent. */
function useAddFiles(folderId: string | null, maxSize: number): (files: readonly File[]) => void {
  const t = useMessages(uploadMessages);
  const { refusal } = useUploadWords();
  return (files) => {
    const refusals = addUploads(files, folderId, maxSize).flatMap(
      ({ name, errors }) => refusal(name, errors[0]) ?? [],
    );
    // Several say why in their rows.
    const [message] = refusals;
    if (message) toast.error(refusals.length > 1 ? t('severalRefused', { count: refusals.length }) : message);
  };
}

/**
 * When the last upload of a run has ended in the window: shows the outcome, and closes a moment later if all
 * succeeded.
 */
function useOutcome(onAllDone: () => void): void {
  const t = useMessages(uploadMessages);
  const { describe } = useUploadWords();
  const { runs, items, isInWindow } = useUploads();
  const stored = useRef(0);
  const isAllDone =
    isInWindow &&
    items.length > 0 &&
    items.every(({ status, duplicateOf }) => status === 'success' && !duplicateOf);
  useEffect(() => {
    if (runs === 0) return;
    const outcome = takeOutcome();
    // The tray reports its own outcomes.
    if (!isInWindow) return;
    stored.current = outcome.filter(({ status }) => status === 'success').length;
    const failed = outcome.filter(({ status }) => status === 'error');
    const messages = failed.flatMap(({ name, errors }) =>
      errors.flatMap((error) => (error.kind === 'server' ? describe(error, name) : [])),
    );
    // When the window closes by itself it is said then: its rows show it while it is open.
    if (stored.current && !isAllDone) toast.success(t('success', { count: stored.current }));
    const [message, other] = new Set(messages);
    if (message) toast.error(other ? t('severalFailed', { count: failed.length }) : t('failed', { message }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a run, whatever else is drawn anew meanwhile
  }, [runs]);
  useEffect(() => {
    if (!isAllDone) return;
    const timer = setTimeout(() => {
      clearUploads();
      onAllDone();
      toast.success(t('success', { count: stored.current }));
    }, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the second begins when all is done
  }, [isAllDone]);
}
