import type { Ref } from 'react';
import { Button, Drawer, type Elements } from '@marehalm/ui';
import { useIntl } from 'react-intl';
import styles from './list-frame.module.css';

export interface FilterDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** "36 produkter". */
  readonly countText: string;
  /** Removes all filters; absent when none are active. */
  readonly onClear?: (() => void) | undefined;
  /** The button that closes the drawer and shows the list. */
  readonly showRef: Ref<HTMLButtonElement>;
  readonly children: Elements;
}

/** The filters of a list on a narrow screen. */
export function FilterDrawer({ isOpen, onClose, countText, onClear, showRef, children }: FilterDrawerProps) {
  const intl = useIntl();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="left"
      title={intl.formatMessage({ id: 'filter.title' })}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      footer={
        <div className={styles.footer}>
          <Button ref={showRef} onClick={onClose}>
            {intl.formatMessage({ id: 'filter.show' }, { what: countText })}
          </Button>
          {onClear && (
            <Button variant="link" onClick={onClear}>
              {intl.formatMessage({ id: 'filter.clear' })}
            </Button>
          )}
        </div>
      }
    >
      {isOpen && children}
    </Drawer>
  );
}
