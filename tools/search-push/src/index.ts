export { runSearchPush, type OutputStreams } from './command-line.ts';
