/**
 * Serves the built shop like a static host, over TLS and HTTP/2 with the compressed files of the build, and its floor next to
 * it. `served-shop.ts` starts this as a separate process, so that it does not compete with the measurement.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { generate } from 'selfsigned';
import { createServices, parseConfiguration } from '@marehalm/local-services';
import { root } from '@marehalm/workspace';
import { removeScripts } from './remove-scripts.ts';
import { pagePathsByType } from './page-types.ts';

const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
  keyType: 'ec',
  algorithm: 'sha256',
  extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
});

const configuration = parseConfiguration({ ...process.env, MAREHALM_DATA_FILE: ':memory:' }, root);
let origin = '';
const services = await createServices({ ...configuration, faults: false, origin: () => origin });

/** The same responses with the same headers, but pages without scripts. */
const floor = new Hono();
const floorPages = new Map<string, Uint8Array<ArrayBuffer> | undefined>();
function getFloorPage(path: string): Uint8Array<ArrayBuffer> | undefined {
  if (floorPages.has(path)) return floorPages.get(path);
  const file = join(configuration.shopDirectory, path, 'index.html');
  const body = existsSync(file)
    ? new Uint8Array(
        brotliCompressSync(removeScripts(readFileSync(file, 'utf8')), {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
        }),
      )
    : undefined;
  floorPages.set(path, body);
  return body;
}
// Create the measured pages before the first request.
for (const path of Object.values(pagePathsByType).flatMap((paths) => Object.values(paths)))
  getFloorPage(path);
floor.get('*', async (context, next) => {
  const body = getFloorPage(context.req.path);
  if (!body) return next();
  const { headers } = await services.app.fetch(context.req.raw, context.env);
  headers.set('content-length', String(body.length));
  headers.set('content-encoding', 'br');
  return new Response(body, { headers });
});
floor.all('*', (context) => services.app.fetch(context.req.raw, context.env));

async function listen(fetch: Hono['fetch']): Promise<string> {
  const server = createAdaptorServer({
    fetch,
    createServer: createSecureServer,
    serverOptions: { key, cert, allowHTTP1: true },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `https://localhost:${(server.address() as AddressInfo).port}`;
}

origin = await listen(services.app.fetch);
const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
process.on('disconnect', () => process.exit(0));
process.send?.({
  shop: origin,
  floor: await listen(floor.fetch),
  publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
});
