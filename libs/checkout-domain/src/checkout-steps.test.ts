import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import {
  type CheckoutStep,
  checkoutSteps,
  type CompletedSteps,
  getFirstOpenStep,
  getNextStep,
  getStepForHash,
} from './checkout-steps.ts';

const none: CompletedSteps = { contact: false, delivery: false, payment: false };
const all: CompletedSteps = { contact: true, delivery: true, payment: true };

test.each<[hash: string, completed: CompletedSteps, expected: CheckoutStep]>([
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
])('stepForHash(%j, %j) is %s', (hash, completed, expected) => {
  expect(getStepForHash(hash, completed)).toBe(expected);
});

const anyCompleted = fc.record({ contact: fc.boolean(), delivery: fc.boolean(), payment: fc.boolean() });

property.prop([fc.string(), anyCompleted])(
  'every step before the one shown is completed',
  (hash, completed) => {
    const shown = getStepForHash(hash, completed);
    for (const step of checkoutSteps.slice(0, checkoutSteps.indexOf(shown))) {
      expect(completed[step as keyof CompletedSteps]).toBe(true);
    }
  },
);

test('getNextStep() and getFirstOpenStep() follow the order of the steps', () => {
  const way: CheckoutStep[] = ['contact'];
  let completed = none;
  for (let step = getFirstOpenStep(completed); step !== 'review'; step = getFirstOpenStep(completed)) {
    completed = { ...completed, [step]: true };
    way.push(getNextStep(step));
  }
  expect(way).toEqual([...checkoutSteps]);
});
