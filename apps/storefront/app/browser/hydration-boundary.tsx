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
 * Wraps content that is not in the first viewport. Takes the props of `BelowTheFold` of `static-router` and adds the layout
 * class.
 */
export function BelowTheFold(props: Omit<ComponentProps<typeof staticRouter.BelowTheFold>, 'className'>) {
  return <staticRouter.BelowTheFold className={styles.below} {...props} />;
}
