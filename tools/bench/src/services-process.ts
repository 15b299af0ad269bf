/** Runs the local services in their own process for a benchmark, so that the client does not slow them down. */
import { startServices } from '@marehalm/local-services';

const [contentDirectory = '', dataFile = '', shopDirectory = ''] = process.argv.slice(2);
const services = await startServices({
  contentDirectory,
  dataFile,
  shopDirectory,
  clock: () => new Date(),
  faults: false,
  host: '127.0.0.1',
  port: 0,
});
process.on('message', (question) => {
  if (question !== 'use') return;
  const { user, system } = process.cpuUsage();
  // Milliseconds, like those of the requests.
  process.send?.({ memory: process.memoryUsage().rss, processor: (user + system) / 1000 });
});
process.on('disconnect', () => void services.close());
process.send?.({ origin: services.origin });
