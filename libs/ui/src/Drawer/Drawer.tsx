import type { ReactNode } from 'react';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { useModal } from '../Dialog/use-modal.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Called on Esc, the close button or a click outside the drawer. Set `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The bag comes from the `right`, filters and menus from the `left`. */
  side?: 'left' | 'right';
  /** Totals and buttons that stay visible below the content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel on sand that slides in from the side, for the bag, filters and samples. */
export function Drawer({ isOpen, onClose, side = 'right', ...frame }: DrawerProps) {
  return <ModalFrame {...frame} {...useModal(isOpen, onClose)} placement={side} />;
}
