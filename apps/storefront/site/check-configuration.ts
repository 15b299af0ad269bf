/** Reports invalid variables before anything is built. */
import { readConfiguration } from './configuration.ts';

try {
  readConfiguration(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
