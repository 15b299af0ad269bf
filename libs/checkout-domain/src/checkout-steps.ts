/** The steps of a checkout, in order. The order is placed on the last one. */
export const checkoutSteps = ['contact', 'delivery', 'payment', 'review'] as const;

/** A step of {@link checkoutSteps}. */
export type CheckoutStep = (typeof checkoutSteps)[number];

/** Whether each step is completed. The last one never is: completing it leaves the checkout. */
export type CompletedSteps = Readonly<Record<Exclude<CheckoutStep, 'review'>, boolean>>;

/** Returns the first step that is still to be completed. */
export function getFirstOpenStep(completed: CompletedSteps): CheckoutStep {
  return checkoutSteps.find((step) => step === 'review' || !completed[step]) ?? 'review';
}

/**
 * Returns the step in a URL hash, unless it lies beyond the completed ones; otherwise the first open step.
 *
 * @param hash As in `location.hash`: `#delivery`.
 */
export function getStepForHash(hash: string, completed: CompletedSteps): CheckoutStep {
  const open = getFirstOpenStep(completed);
  const named = checkoutSteps.find((step) => hash === `#${step}`);
  return named === undefined || checkoutSteps.indexOf(named) > checkoutSteps.indexOf(open) ? open : named;
}

/** Returns the following step. */
export function getNextStep(step: Exclude<CheckoutStep, 'review'>): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'review';
}
