/** Whether scripts of an origin (`https://shop.example`) may read what a service answers. */
export type AllowsOrigin = (origin: string) => boolean;

/**
 * Whose scripts may ask: those of the shop itself and of the listed origins. Pages that this machine serves to itself, on any
 * port, may as well, for that is where storefronts are developed.
 *
 * @param ownOrigin Where shoppers reach the shop; asked anew each time.
 */
export function allowOrigins(ownOrigin: () => string, listed: readonly string[] = []): AllowsOrigin {
  return (origin) => origin === ownOrigin() || listed.includes(origin) || isLoopback(origin);
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname } = new URL(origin);
  return /^https?:$/.test(protocol) && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
