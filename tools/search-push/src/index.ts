export { runSearchPush, type Output } from './command-line.ts';
