/** Whether scripts of an origin (`https://shop.example`) may read the answers of a service. */
export type AllowsOrigin = (origin: string) => boolean;

/**
 * Creates the check of origins: the shop itself, the `listed` ones and pages on any port of this machine are allowed.
 *
 * @param ownOrigin Returns the public URL of the shop; called each time.
 */
export function createOriginCheck(ownOrigin: () => string, listed: readonly string[] = []): AllowsOrigin {
  return (origin) => origin === ownOrigin() || listed.includes(origin) || isLoopback(origin);
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
