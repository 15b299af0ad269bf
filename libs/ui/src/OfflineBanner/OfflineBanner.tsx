import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { observeSize } from '../observers.ts';
import styles from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** `restored` for a few seconds after the connection is back, then `online`, which shows nothing. */
  connection: 'online' | 'offline' | 'restored';
  /** That there is no connection, in a few words: "Du er offline." */
  offline: ReactNode;
  /** What still works offline. */
  meanwhile: ReactNode;
  /** That it is back: "Du er online igen." */
  restored: ReactNode;
}

/** Publishes the height of the banner as a custom property, for other elements at the bottom, such as the buy bar. */
function reserveSpaceAtBottom(banner: HTMLDivElement) {
  const root = document.documentElement;
  const stop = observeSize([banner], () => {
    const height = banner.offsetHeight;
    // Not set to 0: a property of the root recalculates the styles of every element.
    if (height > 0) root.style.setProperty('--foot', `${height}px`);
    else root.style.removeProperty('--foot');
  });
  return () => {
    stop();
    root.style.removeProperty('--foot');
  };
}

/**
 * Shows at the bottom of the viewport that the connection is lost, what still works, and that it is back. Place it last on the
 * page and keep it mounted: it then covers nothing permanently, shifts nothing, and is announced politely.
 */
export function OfflineBanner({ connection, offline, meanwhile, restored }: OfflineBannerProps) {
  return (
    <div ref={reserveSpaceAtBottom} className={styles.place} role="status" data-connection={connection}>
      {connection !== 'online' && (
        <div className={styles.banner}>
          <Icon name={connection === 'offline' ? 'info' : 'check'} />
          <p className={styles.text}>
            {connection === 'offline' ? (
              <>
                <strong>{offline}</strong>
                <span> </span>
                <span>{meanwhile}</span>
              </>
            ) : (
              restored
            )}
          </p>
        </div>
      )}
    </div>
  );
}
