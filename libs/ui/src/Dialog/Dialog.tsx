import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button or a click beside the panel. Set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  /** `hidden` leaves the title to screen readers, where a search field or a picture already says it. */
  titleDisplay?: 'shown' | 'hidden';
  closeLabel: string;
  /** `center` for a question, `top` across the window for search. */
  placement?: 'center' | 'top';
  /** Buttons that stay in sight below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A question or a tool over the page. One at a time: the caller never opens a second on top. */
export function Dialog({ isOpen, onClose, placement = 'center', ...frame }: DialogProps) {
  return <ModalFrame {...frame} {...useModal(isOpen, onClose)} placement={placement} />;
}
