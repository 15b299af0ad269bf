import type { ComponentProps } from 'react';
import * as staticRouter from '@marehalm/static-router/client';
import type { Elements } from '@marehalm/ui';
import styles from './hydration-boundary.module.css';

/** A part of a page that hydrates on its own: it takes part in the layout of what is around it. */
export function HydrationBoundary(
  props: Omit<ComponentProps<typeof staticRouter.HydrationBoundary>, 'children' | 'className'> & {
    readonly children: Elements;
  },
) {
  return <staticRouter.HydrationBoundary className={styles.boundary} {...props} />;
}

/** What is below the fold of a page. */
export function BelowTheFold(props: Omit<ComponentProps<typeof staticRouter.BelowTheFold>, 'className'>) {
  return <staticRouter.BelowTheFold className={styles.below} {...props} />;
}
