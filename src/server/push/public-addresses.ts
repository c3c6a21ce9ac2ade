import { lookup as lookUp } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not out in the world: nobody may make this server ask them. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
}
/** Of the other kind only the addresses given out so far are public. */
const PUBLIC_V6 = new BlockList();
PUBLIC_V6.addSubnet('2000::', 3, 'ipv6');
const NOT_PUBLIC_V6 = new BlockList();
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2001::', 32],
] as const) {
  NOT_PUBLIC_V6.addSubnet(network, bits, 'ipv6');
}

export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !NOT_PUBLIC.check(address, 'ipv4');
  return kind === 6 && PUBLIC_V6.check(address, 'ipv6') && !NOT_PUBLIC_V6.check(address, 'ipv6');
}

/** Whether an endpoint may be one of a push service: https, a name of the world, the usual port. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const plain = username === '' && password === '' && port === '';
  return protocol === 'https:' && plain && isPublicName(hostname);
}

const isPublicName = (name: string): boolean =>
  /^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/i.test(name) && !/\.(local|localhost|internal|home|lan|arpa)$/i.test(name);

/** Looks a name up and refuses to go where it is not public, whatever the name says later. */
export const publicLookup: LookupFunction = (name, options, done) => {
  lookUp(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, [], 4);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return done(new Error(`${name} is not out in the world`), [], 4);
    }
    if (options.all === true) return done(null, addresses);
    const [first] = addresses;
    return done(
      first === undefined ? new Error(`${name} has no address`) : null,
      first?.address ?? '',
      first?.family,
    );
  });
};
