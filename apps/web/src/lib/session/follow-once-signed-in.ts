import { readSession, subscribeToSession } from './session-store.ts';

let isFollowing = false;

/** What keeps a member's pages up to date is loaded for members only. */
export function followOnceSignedIn(): void {
  subscribeToSession(follow);
  follow();
}

function follow(): void {
  if (isFollowing || !readSession()) return;
  isFollowing = true;
  import('../page/stay-current.ts').then(
    ({ stayCurrent }) => stayCurrent(),
    () => {
      isFollowing = false;
      addEventListener('online', follow, { once: true });
    },
  );
}
