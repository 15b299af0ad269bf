import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { gunzipSync } from 'node:zlib';
import type { SearchTransport, TransportAnswer } from '@marehalm/search/client';

/**
 * Sends the search client's requests over Node's own HTTP. The client's default requester counts everything until the first
 * byte of a response as time to connect, so a batch of megabytes would have one second. Here `connectTimeout` ends with the
 * connection, and `responseTimeout` starts there.
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
            // If this process was busy, the awaited event may already be in its queue.
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

/** Reads a response with its headers, which may include `Retry-After`. */
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
