import { AppError } from '@sheaf/api/errors';

export type TurnRequest = {
  /** Whose work it is: members take turns. */
  member: string;
  /** Goes ahead of the others, but not always. */
  priority: boolean;
  signal?: AbortSignal;
};

export type Turns = {
  /** Resolves when it is one's turn, with what gives the turn back. */
  take(request: TurnRequest): Promise<() => void>;
  running(): number;
  waiting(): number;
  isFull(): boolean;
};

export type TurnSettings = { size: number; maxWaiting: number; maxWaitingEach: number };

/** Of so many turns in a row one goes to those without priority, if any of them waits. */
const ONE_IN = 4;

type Waiting = { member: string; priority: boolean; grant: () => void };

/**
 * Schedules the member with the least running work, and among these the one served longest ago. A member with one
 * document therefore waits for one turn, however many documents others have.
 */
export function createTurns({ size, maxWaiting, maxWaitingEach }: TurnSettings): Turns {
  const waiting: Waiting[] = [];
  const atWork = new Map<string, number>();
  const servedAt = new Map<string, number>();
  let running = 0;
  let turn = 0;
  let priorityInRow = 0;

  function begin(member: string): void {
    running += 1;
    turn += 1;
    atWork.set(member, (atWork.get(member) ?? 0) + 1);
    servedAt.set(member, turn);
  }

  function end(member: string): void {
    running -= 1;
    const left = (atWork.get(member) ?? 1) - 1;
    if (left > 0) atWork.set(member, left);
    else atWork.delete(member);
    serveNext();
    if (!atWork.has(member) && !waiting.some((one) => one.member === member)) servedAt.delete(member);
  }

  function serveNext(): void {
    const next = running < size ? pickNext() : undefined;
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    next.grant();
  }

  function pickNext(): Waiting | undefined {
    const [first, others] = [waiting.filter((one) => one.priority), waiting.filter((one) => !one.priority)];
    const takesPriority = first.length > 0 && (others.length === 0 || priorityInRow < ONE_IN - 1);
    priorityInRow = takesPriority ? priorityInRow + 1 : 0;
    const rank = ({ member }: Waiting) => [atWork.get(member) ?? 0, servedAt.get(member) ?? 0] as const;
    return (takesPriority ? first : others).reduce<Waiting | undefined>((best, one) => {
      if (!best) return one;
      const [[work, served], [bestWork, bestServed]] = [rank(one), rank(best)];
      return work < bestWork || (work === bestWork && served < bestServed) ? one : best;
    }, undefined);
  }

  function refuseTooMany(member: string): void {
    const own = waiting.filter((one) => one.member === member).length;
    if (waiting.length < maxWaiting && own < maxWaitingEach) return;
    throw new AppError(own >= maxWaitingEach ? 'own_queue_full' : 'server_busy', null, {
      details: { waiting: waiting.length, retryAfter: 5 },
    });
  }

  return {
    async take({ member, priority, signal }) {
      if (signal?.aborted) throw stopped();
      if (running < size && waiting.length === 0) begin(member);
      else {
        refuseTooMany(member);
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        const grant = () => {
          begin(member);
          resolve();
        };
        const own: Waiting = { member, priority, grant };
        const leave = () => {
          const place = waiting.indexOf(own);
          if (place < 0) return;
          waiting.splice(place, 1);
          reject(stopped());
        };
        waiting.push(own);
        signal?.addEventListener('abort', leave, { once: true });
        await promise.finally(() => signal?.removeEventListener('abort', leave));
      }
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        end(member);
      };
    },
    running: () => running,
    waiting: () => waiting.length,
    isFull: () => running >= size,
  };
}

function stopped(): AppError {
  return new AppError('operation_stopped');
}
