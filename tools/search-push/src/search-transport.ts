import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { gunzipSync } from 'node:zlib';
import type { SearchTransport, TransportAnswer } from '@marehalm/search/client';

/**
 * Carries the search client's requests over Node's own HTTP. The client's own requester counts everything until the first byte
 * of an answer as time to connect: one second for sending a batch of megabytes, whatever the time to write. Here a host has
 * `connectTimeout` to be connected, and then `responseTimeout` to have answered.
 */
export function createSearchTransport(): SearchTransport {
  return {
    send: ({ method, url, headers, data, connectTimeout, responseTimeout }) =>
      new Promise((resolve) => {
        const isSecure = url.startsWith('https:');
        const sent = (isSecure ? requestHttps : requestHttp)(url, {
          method,
          headers: { 'accept-encoding': 'gzip', ...headers },
        });
        let timer: NodeJS.Timeout | undefined;
        let phase = 0;
        const begin = (milliseconds: number, late: string) => {
          clearTimeout(timer);
          const own = ++phase;
          timer = setTimeout(() => {
            // Where this process itself was too busy to look, what it waits for may have come long ago.
            setImmediate(() => {
              if (own !== phase) return;
              end({ status: 0, content: `${late} within ${milliseconds} ms`, isTimedOut: true });
              sent.destroy();
            });
          }, milliseconds);
        };
        const end = (answer: TransportAnswer) => {
          clearTimeout(timer);
          phase += 1;
          resolve(answer);
        };
        const fail = (error: Error) => end({ status: 0, content: error.message, isTimedOut: false });
        const connected = () => begin(responseTimeout, 'no whole answer');

        begin(connectTimeout, 'no connection');
        sent.on('socket', (socket) => {
          if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected);
          else connected();
        });
        sent.on('error', fail);
        sent.on('response', (answer) => void readBody(answer).then(end, fail));
        sent.end(data);
      }),
  };
}

/** With the headers, in which a service that is asked too often says when to come back. */
async function readBody(answer: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return {
    status: answer.statusCode ?? 0,
    content: (answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString('utf8'),
    headers: Object.fromEntries(
      Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const),
    ),
    isTimedOut: false,
  };
}
