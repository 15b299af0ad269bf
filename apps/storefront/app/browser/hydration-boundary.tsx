import type { ComponentProps } from 'react';
import * as staticRouter from '@marehalm/static-router/client';
import type { NonTextNode } from '@marehalm/ui';
import styles from './hydration-boundary.module.css';

/** A part of a page that hydrates separately. Its wrapper does not affect layout. */
export function HydrationBoundary(
  props: Omit<ComponentProps<typeof staticRouter.HydrationBoundary>, 'children' | 'className'> & {
    readonly children: NonTextNode;
  },
) {
  return <staticRouter.HydrationBoundary className={styles.boundary} {...props} />;
}

/**
 * Wraps content below the first viewport: the `DeferredBelowTheFold` component of `static-router` with the shop's layout class.
 */
export function BelowTheFold(
  props: Omit<ComponentProps<typeof staticRouter.DeferredBelowTheFold>, 'className'>,
) {
  return <staticRouter.DeferredBelowTheFold className={styles.below} {...props} />;
}
