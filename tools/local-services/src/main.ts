import { runServices } from './run-services.ts';

await runServices(process.env, process.cwd());
