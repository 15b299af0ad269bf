import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { LOCAL_ADDRESSES, refuseTakenPort } from './taken-port.ts';

test('refuseTakenPort() throws one line for a taken port, and accepts a free one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(refuseTakenPort(port, LOCAL_ADDRESSES)).rejects.toThrow(
    new Error(`Cannot start: port ${port} is taken. Set PORT to another one.`),
  );
  server.close();
  await once(server, 'close');
  await refuseTakenPort(port, LOCAL_ADDRESSES);
  await refuseTakenPort(0, LOCAL_ADDRESSES);
});
