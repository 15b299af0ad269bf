import { useEffect, useRef, type RefObject } from 'react';

/** Keeps a native `<dialog>` in step with `isOpen`. The browser makes the page inert and gives the focus back. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>('[id$="-title"]')?.focus();
    return () => {
      element.close();
    };
  }, [isOpen]);
  return dialog;
}
