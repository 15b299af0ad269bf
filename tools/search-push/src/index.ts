export { runCommandLine, type Output } from './command-line.ts';
