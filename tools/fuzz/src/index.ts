export { default as fc } from 'fast-check';
export { fuzz, runsOf } from './fuzz.ts';
export { hostileJson, hostileText, mutated } from './hostile.ts';
export { intrudingTexts } from './intruding-texts.ts';
