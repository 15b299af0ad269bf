import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSearchTransport } from './search-transport.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/1/x`;
}

const send = (url: string, connectTimeout: number, responseTimeout: number, data?: string) =>
  createSearchTransport().send({ method: 'POST', url, headers: {}, data, connectTimeout, responseTimeout });

describe('createSearchTransport()', () => {
  test('sends a body, and returns the response with its headers', async () => {
    const url = await serve((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.writeHead(429, { 'retry-after': '7' }).end(`${request.method} ${Buffer.concat(chunks)}`);
      });
    });
    expect(await send(url, 1000, 1000, 'ø')).toMatchObject({
      status: 429,
      content: 'POST ø',
      headers: { 'retry-after': '7' },
      isTimedOut: false,
    });
  });

  test('decompresses responses', async () => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"hits":[]}'));
    });
    expect(await send(url, 1000, 1000)).toMatchObject({ status: 200, content: '{"hits":[]}' });
  });

  test('applies the response timeout to a connected host, not the connection timeout', async () => {
    const url = await serve((_request, response) => void setTimeout(() => response.end('{}'), 300));
    expect(await send(url, 100, 5000)).toMatchObject({ status: 200, isTimedOut: false });
  });

  test('does not count a busy event loop as a slow host', async () => {
    const url = await serve((_request, response) => void response.end('{}'));
    const answer = send(url, 50, 5000);
    // The connection is made meanwhile, by the system.
    await new Promise<void>((resolve) => {
      setImmediate(() => {
        const end = performance.now() + 150;
        while (performance.now() < end);
        resolve();
      });
    });
    expect(await answer).toMatchObject({ status: 200, isTimedOut: false });
  });

  test('times out when the response is not complete in time, started or not', async () => {
    const silent = await serve(() => undefined);
    const endless = await serve((_request, response) => void response.writeHead(200).write('{"hits":['));
    const late = { status: 0, content: 'no whole answer within 200 ms', isTimedOut: true };
    expect(await Promise.all([send(silent, 2000, 200), send(endless, 2000, 200)])).toEqual([late, late]);
  });

  test('times out when there is no connection in time', async () => {
    // Connected, but never secure: the host has not shown who it is.
    const server = createSocketServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await send(`https://127.0.0.1:${port}/`, 200, 5000)).toEqual({
      status: 0,
      content: 'no connection within 200 ms',
      isTimedOut: true,
    });
  });

  test('resolves with a failure for a host that refuses, hangs up or stops in the middle', async () => {
    const cut = await serve((request) => void request.socket.destroy());
    const half = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"hits":', () => response.destroy());
    });
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end('not compressed');
    });
    for (const url of ['http://127.0.0.1:1/', cut, half, broken]) {
      expect(await send(url, 1000, 1000), url).toMatchObject({ status: 0, isTimedOut: false });
    }
  });
});
