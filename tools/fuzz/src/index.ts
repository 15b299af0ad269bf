export { default as fc } from 'fast-check';
export { testWithFuzzing, parseFuzzOptions } from './test-with-fuzzing.ts';
export { arbitraryHostileJson, arbitraryHostileText, arbitraryMutation } from './hostile-values.ts';
export { injectionTexts } from './injection-texts.ts';
