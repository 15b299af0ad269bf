'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './ToastRegion.module.css';

export interface Toast {
  id: string;
  /** Product and count, such as "Læ Serum, 30 ml er lagt i kurven". */
  message: ReactNode;
  /** One action: a {@link Button} of variant `link`. */
  action?: NonTextNode;
}

export interface ToastRegionProps {
  /** Name of the region: "Beskeder". */
  label: string;
  toasts: readonly Toast[];
  dismissLabel: string;
  onDismiss: (id: string) => void;
  /** Milliseconds that a message stays, at least 6000. Paused while the pointer or the focus is on it. */
  duration?: number;
}

/**
 * Short messages at the edge of the page. Keep it mounted from the first render on: a live region that is added together with its
 * message is not announced. Never use it as the only place for information.
 */
export function ToastRegion({ label, toasts, dismissLabel, onDismiss, duration = 8000 }: ToastRegionProps) {
  return (
    <section className={styles.region} aria-label={label}>
      <div role="status" aria-atomic="false" className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={dismissLabel}
            duration={Math.max(6000, duration)}
            onDismiss={onDismiss}
          />
        ))}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismissLabel: string;
  duration: number;
  onDismiss: (id: string) => void;
}

function ToastCard({ toast, dismissLabel, duration, onDismiss }: ToastCardProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const { id } = toast;
  // A new function after a render must not restart the timer.
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => {
      dismiss.current(id);
    }, duration);
    return () => {
      clearTimeout(timer);
    };
  }, [id, isHeld, duration]);

  return (
    <div
      className={styles.toast}
      onPointerEnter={() => {
        setPointedAt(true);
      }}
      onPointerLeave={() => {
        setPointedAt(false);
      }}
      onFocus={() => {
        setFocus(true);
      }}
      onBlur={() => {
        setFocus(false);
      }}
    >
      <div className={styles.message}>{toast.message}</div>
      {toast.action}
      <IconButton
        icon="close"
        label={dismissLabel}
        onClick={() => {
          onDismiss(id);
        }}
      />
    </div>
  );
}
