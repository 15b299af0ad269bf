import { describe, expect, test } from 'vitest';
import {
  createSearchClient,
  type SearchTransport,
  type TransportAnswer,
  type TransportRequest,
} from './search-client.ts';
import { toSearchFailure } from './search-failure.ts';

const credentials = { appId: 'TESTAPP', apiKey: 'key' };

/** As many results as there are questions. */
const found = ({ data }: TransportRequest) => {
  const { requests = [] } = JSON.parse(String(data)) as { requests?: object[] };
  const content = JSON.stringify({ results: requests.map(() => ({ hits: [], nbHits: 0 })), taskID: 1 });
  return { status: 200, content, isTimedOut: false };
};

/** A transport that keeps what it was given and answers as told, {@link found} unless told. */
function recorded(answers: readonly Partial<TransportAnswer>[] = []) {
  const requests: TransportRequest[] = [];
  const transport: SearchTransport = {
    send(request) {
      requests.push(request);
      return Promise.resolve({ ...found(request), ...answers[requests.length - 1] });
    },
  };
  const hosts = () => requests.map(({ url }) => new URL(url).host);
  const bodies = () => requests.map(({ data }) => JSON.parse(String(data)) as { requests: object[] });
  return { transport, requests, hosts, bodies };
}

const anything = { requests: [{ indexName: 'products' }] };

describe('toSearchFailure()', () => {
  test.each<[kind: string, answer: Partial<TransportAnswer>]>([
    ['unreachable', { status: 0 }],
    ['unreachable', { status: 0, isTimedOut: true }],
    ['unreachable', { status: 503 }],
    ['refused', { status: 403, content: '{"message":"Invalid key","status":403}' }],
    ['refused', { status: 404, content: 'no JSON' }],
  ])('returns "%s" for %j', async (kind, answer) => {
    const { transport } = recorded([answer, answer]);
    const client = createSearchClient({ ...credentials, hosts: ['https://a.example'], transport });
    await expect(client.search(anything).catch(toSearchFailure)).resolves.toMatchObject({ kind });
  });

  test.each([new TypeError('x'), Object.assign(new Error('x'), { status: 'bad' }), 'x', undefined])(
    'returns nothing about %s, which no client throws',
    (error) => {
      expect(toSearchFailure(error)).toBeUndefined();
    },
  );
});
