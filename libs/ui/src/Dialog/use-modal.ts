'use client';

import { useEffect, useId, useRef } from 'react';
import type { ModalFrameProps } from './ModalFrame.tsx';

/** For a {@link ModalFrame}: a native `<dialog>` in step with `isOpen`. The browser makes the page inert and gives the focus back. */
export function useModal(
  isOpen: boolean,
  onClose: () => void,
): Pick<ModalFrameProps, 'ref' | 'id' | 'onClosed'> {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    element.querySelector('h2')?.focus();
    return () => {
      element.close();
    };
  }, [isOpen]);
  // No callback when the owner has closed the dialog itself.
  return { ref, id, onClosed: isOpen ? onClose : undefined };
}
