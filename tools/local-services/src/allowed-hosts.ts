import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** Names by which this machine reaches itself. */
const loopbackHosts = ['localhost', '127.0.0.1', '::1'];
/** Addresses to listen on that stand for every address of this machine. */
const wildcards = ['0.0.0.0', '::'];

/**
 * Refuses requests whose `Host` is none of the services' own. A page of another site can have its own name resolve to this machine
 * (DNS rebinding) and would then read what is answered here, such as the outbox; its browser still says that name.
 *
 * @param host The address or name to listen on. Where it stands for every address, any IP address is a host: a name resolves to
 * it, but no page has it for its own name.
 * @param publicUrls Where shoppers reach the shop; asked anew for each request.
 */
export function allowHosts(host: string, publicUrls: () => readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const { host: addressed } = new URL(context.req.url);
    const isAllowed = (authority: string): boolean => {
      const asked = parseHostname(`http://${authority}`);
      return (
        asked !== undefined &&
        (loopbackHosts.includes(asked) ||
          asked === host.toLowerCase() ||
          publicUrls().some((url) => URL.canParse(url) && asked === parseHostname(new URL(url).origin)) ||
          (wildcards.includes(host) && isIP(asked) !== 0))
      );
    };
    // A request to a proxy names the host in its first line as well.
    if ([addressed, context.req.header('host') ?? addressed].every(isAllowed)) return next();
    return context.json({ message: 'This host is not served here' }, 421);
  };
}

/** The name or address in an origin, IPv6 without brackets; `undefined` for what is no origin. */
function parseHostname(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { hostname, pathname, username } = new URL(origin);
  return pathname === '/' && username === '' ? hostname.replace(/^\[(.*)\]$/, '$1') : undefined;
}
