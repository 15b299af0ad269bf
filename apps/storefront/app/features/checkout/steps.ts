/** The way through the checkout, in order. The last one is where the order is placed. */
export const steps = ['contact', 'delivery', 'payment', 'review'] as const;

export type Step = (typeof steps)[number];

/** Whether each step has been completed. The last one never is: completing it leaves the checkout. */
export type Completed = Readonly<Record<Exclude<Step, 'review'>, boolean>>;

/** The first step that is still to be completed. */
export function firstOpenStep(completed: Completed): Step {
  return steps.find((step) => step === 'review' || !completed[step]) ?? 'review';
}

/**
 * The step that an address shows: the one that its hash names, but none that lies beyond what is completed. Without one, the
 * first that is open.
 *
 * @param hash As in `location.hash`: `#delivery`.
 */
export function stepShown(hash: string, completed: Completed): Step {
  const open = firstOpenStep(completed);
  const asked = steps.find((step) => hash === `#${step}`);
  return asked === undefined || steps.indexOf(asked) > steps.indexOf(open) ? open : asked;
}

/** The step after another. */
export function stepAfter(step: Exclude<Step, 'review'>): Step {
  return steps[steps.indexOf(step) + 1] ?? 'review';
}
