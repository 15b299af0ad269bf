import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { type Completed, firstOpenStep, type Step, stepAfter, steps, stepShown } from './steps.ts';

const none: Completed = { contact: false, delivery: false, payment: false };
const all: Completed = { contact: true, delivery: true, payment: true };

test.each<[hash: string, completed: Completed, expected: Step]>([
  ['', none, 'contact'],
  ['', { ...none, contact: true }, 'delivery'],
  ['', all, 'review'],
  ['#contact', all, 'contact'],
  ['#delivery', all, 'delivery'],
  ['#review', all, 'review'],
  ['#review', none, 'contact'],
  ['#payment', { ...none, contact: true }, 'delivery'],
  ['#review', { ...all, contact: false }, 'contact'],
  ['#terms', { ...none, contact: true }, 'delivery'],
  ['#__proto__', none, 'contact'],
])('stepShown(%j, %j) is %s', (hash, completed, expected) => {
  expect(stepShown(hash, completed)).toBe(expected);
});

const anyCompleted = fc.record({ contact: fc.boolean(), delivery: fc.boolean(), payment: fc.boolean() });

property.prop([fc.string(), anyCompleted])(
  'every step before the one shown is completed',
  (hash, completed) => {
    const shown = stepShown(hash, completed);
    for (const step of steps.slice(0, steps.indexOf(shown))) {
      expect(completed[step as keyof Completed]).toBe(true);
    }
  },
);

test('stepAfter() and firstOpenStep() walk the whole way in order', () => {
  const way: Step[] = ['contact'];
  let completed = none;
  for (let step = firstOpenStep(completed); step !== 'review'; step = firstOpenStep(completed)) {
    completed = { ...completed, [step]: true };
    way.push(stepAfter(step));
  }
  expect(way).toEqual(steps);
});
