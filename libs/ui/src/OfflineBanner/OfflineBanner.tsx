import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { observeSize } from '../observers.ts';
import styles from './OfflineBanner.module.css';

export interface OfflineBannerProps {
  /** `restored` for some seconds after the connection has come back, then `online`, which shows nothing. */
  connection: 'online' | 'offline' | 'restored';
  /** That there is no connection, in a few words: "Du er offline." */
  offline: ReactNode;
  /** What still works without it. */
  meanwhile: ReactNode;
  /** That it is back: "Du er online igen." */
  restored: ReactNode;
}

/** Tells the height that it takes at the foot of the window to what stands there too, such as the buy bar. */
function reserveFoot(banner: HTMLDivElement) {
  const root = document.documentElement;
  const stop = observeSize([banner], () => {
    const height = banner.offsetHeight;
    // A property of the root has the styles of every element worked out anew, so not to say that there is nothing.
    if (height > 0) root.style.setProperty('--foot', `${height}px`);
    else root.style.removeProperty('--foot');
  });
  return () => {
    stop();
    root.style.removeProperty('--foot');
  };
}

/**
 * Says at the foot of the window that the connection is gone, what works meanwhile, and that it is back. Place it last on
 * the page and keep it mounted: there it covers nothing for good, nothing moves, and the news is read aloud politely.
 */
export function OfflineBanner({ connection, offline, meanwhile, restored }: OfflineBannerProps) {
  return (
    <div ref={reserveFoot} className={styles.place} role="status" data-connection={connection}>
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
