import { isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';

/** Host names of this machine itself. */
const loopbackHosts = ['localhost', '127.0.0.1', '::1'];
/** Listen addresses that mean all addresses of this machine. */
const wildcards = ['0.0.0.0', '::'];

/**
 * Creates middleware that refuses requests whose `Host` header is not one of the services' own, which prevents DNS rebinding: a
 * foreign page could otherwise read answers such as the outbox.
 *
 * @param host The address or name to listen on. If it means all addresses, any IP address is accepted: no site has one as its name.
 * @param publicUrls Returns the public URLs of the shop; called for each request.
 */
export function createHostCheckMiddleware(
  host: string,
  publicUrls: () => readonly string[],
): MiddlewareHandler {
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
    // A request to a proxy also contains the host in its request line.
    if ([addressed, context.req.header('host') ?? addressed].every(isAllowed)) return next();
    return context.json({ message: 'This host is not served here' }, 421);
  };
}

/** Returns the host name or IP address of an origin, IPv6 without brackets; `undefined` for an invalid origin. */
function parseHostname(origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const { hostname, pathname, username } = new URL(origin);
  return pathname === '/' && username === '' ? hostname.replace(/^\[(.*)\]$/, '$1') : undefined;
}
