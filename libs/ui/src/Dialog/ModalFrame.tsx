'use client';

import {
  useRef,
  type KeyboardEventHandler,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { isComposing } from '../is-composing.ts';
import { observeSize } from '../observers.ts';
import styles from './Dialog.module.css';

export interface ModalFrameProps {
  ref: Ref<HTMLDialogElement>;
  id: string;
  /** Position, and the side from which it slides in. */
  placement: 'center' | 'top' | 'left' | 'right' | 'full';
  title: ReactNode;
  titleDisplay?: 'shown' | 'hidden';
  closeLabel: string;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  /** Called when it was closed, by any means. Omit it while the dialog should be closed. */
  onClosed?: (() => void) | undefined;
  /** Handles keys anywhere in the dialog. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  children: ReactNode;
}

/** Makes content that overflows scrollable by keyboard. */
function makeScrollableByKeyboard(body: HTMLDivElement) {
  const title = body.getAttribute('aria-labelledby') ?? '';
  const stop = Object.entries({ role: 'group', tabindex: '0', 'aria-labelledby': title });
  return observeSize([body, ...body.children], () => {
    // Content that fits is no Tab stop and no group, or screen readers would announce the title twice.
    for (const [name, value] of stop) {
      if (body.scrollHeight > body.clientHeight) body.setAttribute(name, value);
      else body.removeAttribute(name);
    }
  });
}

/** Closes the enclosing dialog, as Esc does. */
export function closeEnclosingDialog({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel'));
}

/** The panel with title and close button, shared by every modal of the kit. */
export function ModalFrame({
  ref,
  id,
  placement,
  title,
  titleDisplay = 'shown',
  closeLabel,
  footer,
  onClosed,
  onKeyDown,
  children,
}: ModalFrameProps) {
  const titleId = `${id}-title`;
  const beganOutside = useRef(false);
  const isOutside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget;
  const isSaid = useRef(false);
  // Reports closing once, as soon as it is requested: the `close` event may come after something else was opened.
  const say = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Dialogs inside this one bubble the same events.
    if (!isOutside(event)) return;
    const isAsked = event.type === 'cancel';
    // Closed before the callback, which may move the focus: an open modal dialog keeps it inside.
    if (isAsked) event.currentTarget.close();
    if (isAsked || !(isSaid.current || event.currentTarget.open)) onClosed?.();
    isSaid.current = isAsked;
  };
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      data-placement={placement}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!isComposing(event)) onKeyDown?.(event);
        // The key ended the composition of an input method; the browser would close the dialog as well.
        else if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={say}
      onClose={say}
      // A click on the backdrop has to start there too: a text selection may end outside.
      onPointerDown={(event: PointerEvent) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && beganOutside.current) closeEnclosingDialog(event);
      }}
    >
      <div className={styles.panel}>
        {/* No `header` and `footer`, which would be landmarks of the page inside a dialog. */}
        <div className={styles.header} data-title={titleDisplay}>
          {/* Receives the focus on opening: screen readers announce it, and no button is pressed by accident. */}
          <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={closeEnclosingDialog} />
        </div>
        {/* Focusable until measured, so that long content is always scrollable by keyboard. */}
        <div
          ref={makeScrollableByKeyboard}
          className={styles.body}
          role="group"
          tabIndex={0}
          aria-labelledby={titleId}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
