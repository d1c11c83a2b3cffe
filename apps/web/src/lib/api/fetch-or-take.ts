declare global {
  interface Window {
    /** There where something was asked for early. */
    takeEarly?: (address: string, init: RequestInit) => Promise<Response> | undefined;
    /** Whether what the page was opened with is there, once it is known. */
    isOpenedThere?: Promise<boolean>;
  }
}

/** As `fetch`; what was asked for before the pages' scripts were here is taken from there. */
export function fetchOrTake(address: string, init: RequestInit): Promise<Response> {
  return window.takeEarly?.(address, init) ?? fetch(address, init);
}
