// Tabs may run in different processes, and each process has its own copy of localStorage that follows the others a
// moment late. A transaction of IndexedDB is the one place where all tabs see the same value at the same time.
const DATABASE = 'sheaf';
const STORE = 'shared';
const fallback = new Map<string, unknown>();

/** Reads and replaces a value in one step, without interference from other tabs; returns the new value. */
export async function updateShared<Value>(
  key: string,
  change: (old: Value | undefined) => Value | undefined,
): Promise<Value | undefined> {
  const database = await openDatabase();
  if (!database) return keepHere(key, change);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite');
      const store = transaction.objectStore(STORE);
      let value: Value | undefined;
      const read: IDBRequest<Value | undefined> = store.get(key);
      read.addEventListener('success', () => {
        value = change(read.result);
        store.put(value, key);
      });
      transaction.addEventListener('complete', () => resolve(value));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

/** Null where the browser forbids it, as some do in private windows: then this tab is taken to be the only one. */
function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(DATABASE, 1);
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

function keepHere<Value>(
  key: string,
  change: (old: Value | undefined) => Value | undefined,
): Value | undefined {
  const value = change(fallback.get(key) as Value | undefined);
  fallback.set(key, value);
  return value;
}
