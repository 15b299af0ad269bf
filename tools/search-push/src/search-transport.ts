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
        const end = (answer: TransportAnswer) => {
          clearTimeout(timer);
          resolve(answer);
        };
        const fail = (error: Error) => end({ status: 0, content: error.message, isTimedOut: false });
        const timeOut = (milliseconds: number, what: string) =>
          setTimeout(() => {
            end({ status: 0, content: `${what} within ${milliseconds} ms`, isTimedOut: true });
            sent.destroy();
          }, milliseconds);

        let timer = timeOut(connectTimeout, 'no connection');
        const connected = () => {
          clearTimeout(timer);
          timer = timeOut(responseTimeout, 'no whole answer');
        };
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
