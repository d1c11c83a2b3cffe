import { useEffect, useRef } from 'react';

type Launch = { files: readonly { getFile(): Promise<File> }[] };
type LaunchQueue = { setConsumer(consumer: (launch: Launch) => void): void };

/** Files that were opened with the installed app, from the desktop. They wait in the browser's queue while `onFiles` is null. */
export function useLaunchedFiles(onFiles: ((files: File[]) => void) | null): void {
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  const isReady = onFiles !== null;
  useEffect(() => {
    if (!isReady || !('launchQueue' in window)) return;
    (window.launchQueue as LaunchQueue).setConsumer(({ files }) => {
      if (files.length === 0) return;
      void Promise.all(files.map((file) => file.getFile())).then((list) => take.current?.(list));
    });
  }, [isReady]);
}
