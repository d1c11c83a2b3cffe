/** Where the member is. */
export const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
