import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { RoutineSteps } from '@marehalm/ui';
import type { RoutineStepView } from '@marehalm/page-data';

/** The steps of a routine, each with its product and its time of day. */
export function RoutineWalkthrough({
  steps,
  priceOf,
  ...rest
}: {
  title?: ReactNode;
  text?: ReactNode;
  link?: ReactNode;
  steps: readonly RoutineStepView[];
  /** Returns the price of the product of a step. */
  priceOf?: (product: string) => ReactNode;
}) {
  const intl = useIntl();
  return (
    <RoutineSteps
      {...rest}
      steps={steps.map(({ title, note, when, product }) => ({
        title,
        note,
        label:
          when === 'am'
            ? intl.formatMessage({ id: 'routine.morning' })
            : intl.formatMessage({ id: 'routine.evening' }),
        product: {
          href: product.href,
          name: product.name,
          description: product.subtitle,
          picture: product.picture,
          alt: product.picture.alt,
          price: priceOf?.(product.id),
        },
      }))}
    />
  );
}
