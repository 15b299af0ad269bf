import { expect, test } from 'vitest';
import { compiledEarly } from './eager-modules.ts';

test('compiledEarly() puts parentheses around the modules that the runtime wraps, and around nothing else', () => {
  const runtime = 'import{r as e,t}from"./rolldown-runtime-BlsbPO0-.js";';
  expect(
    compiledEarly(`${runtime}var n=t(e=>{e.a=1}),r=t(function(e,t){t.exports=n()}),o=e(r()),l=n(e=>e);`),
  ).toBe(`${runtime}var n=t((e=>{e.a=1})),r=t((function(e,t){t.exports=n()})),o=e(r()),l=n(e=>e);`);
});

test('compiledEarly() leaves a chunk without such modules as it is', () => {
  const code = 'import{t}from"./react-CeijRjW3.js";var n=t(e=>{e.a=1});export{n};';
  expect(compiledEarly(code)).toBe(code);
});
