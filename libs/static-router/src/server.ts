export { deferScripts, StartMarkupError } from './internal/react-router.ts';
