'use client';

import { useEffect, useId, useRef } from 'react';
import type { ModalFrameProps } from './ModalFrame.tsx';

/** Returns the props of a {@link ModalFrame} whose native `<dialog>` follows `isOpen`. The browser makes the page inert and restores the focus. */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): Pick<ModalFrameProps, 'ref' | 'id' | 'onClosed'> {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    isShown.current = true;
    element.querySelector('h2')?.focus();
    return () => {
      isShown.current = false;
      element.close();
    };
  }, [isOpen]);
  const reportClosing = () => {
    // The event of an earlier closing may arrive before the dialog is shown again.
    if (isShown.current) onClose();
  };
  // No callback if the owner has closed the dialog itself.
  return { ref, id, onClosed: isOpen ? reportClosing : undefined };
}
