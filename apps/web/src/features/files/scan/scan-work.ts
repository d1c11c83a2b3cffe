import type { Look } from './image/even-light.ts';
import type { Quad } from './image/quad.ts';

export interface MadePage {
  jpeg: Blob;
  width: number;
  height: number;
}

interface PageWish {
  photo: Blob;
  corners: Quad;
  look: Look;
  isEven: boolean;
}

export type ScanRequest = { id: number } & ({ kind: 'find'; photo: Blob } | ({ kind: 'make' } & PageWish));

export type ScanAnswer = { id: number } & (
  | { kind: 'found'; corners: Quad | null; ratio: number }
  | ({ kind: 'made' } & MadePage)
  | { kind: 'failed' }
);

type Asked = ScanRequest extends infer One ? (One extends ScanRequest ? Omit<One, 'id'> : never) : never;

/** Pictures are read and straightened beside the page, one after the other. A null: the picture cannot be read. */
export function startScanWork() {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: ScanAnswer) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ScanAnswer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // Without its script, or out of memory: nothing that waits for it will come.
  worker.addEventListener('error', () => {
    for (const [id, end] of waiting) end({ id, kind: 'failed' });
    waiting.clear();
  });
  const ask = (asked: Asked): Promise<ScanAnswer> =>
    new Promise((resolve) => {
      const id = (count += 1);
      waiting.set(id, resolve);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      worker.postMessage({ ...asked, id });
    });
  return {
    async find(photo: Blob) {
      const answer = await ask({ kind: 'find', photo });
      return answer.kind === 'found' ? answer : null;
    },
    async make(wish: PageWish): Promise<MadePage | null> {
      const answer = await ask({ kind: 'make', ...wish });
      return answer.kind === 'made' ? answer : null;
    },
    end: () => worker.terminate(),
  };
}
