import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Returns the IP address of the connection; `nowhere` for requests without a connection, as in tests. */
export function getSocketAddress(context: Context): string {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
  return incoming?.socket.remoteAddress ?? 'nowhere';
}

/** Returns the client's IP address as the proxy saw it: the last entry. The client may have sent the others. */
export function getForwardedAddress(context: Context): string {
  const entries = context.req.header('x-forwarded-for')?.split(',') ?? [];
  return entries.at(-1)?.trim() || getSocketAddress(context);
}
