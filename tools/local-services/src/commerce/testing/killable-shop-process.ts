/**
 * A commerce service in a separate process, for tests that kill it. Arguments: the SQLite file, the content folder, the token of
 * the merchant's API. Prints its URL when it listens.
 */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { loadContent } from '../../load-content.ts';
import { openDatabase } from '../../database.ts';
import { createOutbox } from '../../outbox.ts';
import { createCommerce } from '../commerce.ts';

const [file = '', contentDirectory = '', adminToken] = process.argv.slice(2);
const database = openDatabase(file);
const clock = () => new Date();
const { app } = createCommerce({
  content: await loadContent(contentDirectory),
  database,
  clock,
  mail: createOutbox({ database, clock }),
  origin: () => 'https://shop.test',
  adminToken,
  // Low cost, because these tests are not about passwords.
  passwordCost: 4,
});
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
