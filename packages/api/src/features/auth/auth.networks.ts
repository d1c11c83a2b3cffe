import { isIPv6 } from 'node:net';

/**
 * The key that a client address is counted under. One IPv6 network has 2^64 addresses, so they count together. An
 * IPv4 address written as IPv6 counts as IPv4.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // Written out by the URL parser: lower case, without leading zeros, an IPv4 part as two groups.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const left = 8 - before!.length - after!.length;
  const groups = [...before!, ...Array<string>(left).fill('0'), ...after!];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
