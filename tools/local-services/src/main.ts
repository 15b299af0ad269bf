import { runCommandLine } from './command-line.ts';

await runCommandLine(process.env, process.cwd());
