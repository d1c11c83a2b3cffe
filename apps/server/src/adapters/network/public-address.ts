import { BlockList, isIP, isIPv6 } from 'node:net';

const inside = new BlockList();
// IANA's registries of special-purpose addresses: this network, private, shared, loopback, link-local (and the metadata
// services of clouds there), documentation, benchmarking, multicast, reserved.
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
// Within what is given out: protocol assignments with Teredo, documentation, and 6to4, which carries an IPv4 address.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** All that is given out to the public; the rest of IPv6 is local, mapped, translated or reserved. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public Internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false;
  if (!isIPv6(address)) return !inside.check(address, 'ipv4');
  return given.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
