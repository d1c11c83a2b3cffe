/** The sign-in page, remembering where the person was going. */
export function loginPath({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): string {
  const origin = pathname + search + hash;
  return origin === '/' ? '/login' : `/login?redirect=${encodeURIComponent(origin)}`;
}
