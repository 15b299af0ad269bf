import type { ReactNode } from 'react';
import { ModalFrame } from './ModalFrame.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called on Esc, the close button or a click outside the panel. Set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  /** `hidden` shows the title to screen readers only, if a search field or a picture already says it. */
  titleDisplay?: 'shown' | 'hidden';
  closeLabel: string;
  /** `center` for a question, `top` across the window for search. */
  placement?: 'center' | 'top';
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A question or a tool over the page. Open one at a time. */
export function Dialog({ isOpen, onClose, placement = 'center', ...frame }: DialogProps) {
  return <ModalFrame {...frame} {...useModal(isOpen, onClose)} placement={placement} />;
}
