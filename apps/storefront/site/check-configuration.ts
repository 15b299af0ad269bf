/** Reports invalid variables before anything is built. */
import { parseConfiguration } from './configuration.ts';

try {
  parseConfiguration(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
