import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'children' | 'aria-label'
> {
  icon: IconName;
  /** Accessible name of the action. Include the count if there is one. */
  label: string;
  /** A number on the icon, such as the units in the bag. Zero shows nothing. */
  count?: number;
}

/** A button with only an icon, for well-known icons: close, search, bag, menu, arrows. */
export function IconButton({ icon, label, count = 0, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label}>
      <Icon name={icon} size="large" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true" translate="no">
          {count}
        </span>
      )}
    </button>
  );
}
