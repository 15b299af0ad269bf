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
  /** Where it stands and from where it comes. */
  placement: 'center' | 'top' | 'left' | 'right' | 'full';
  title: ReactNode;
  titleDisplay?: 'shown' | 'hidden';
  closeLabel: string;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  /** It was closed, by whatever means. Left out while it is not to be open. */
  onClosed?: (() => void) | undefined;
  /** Keys that mean something wherever in the dialog the focus is. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  children: ReactNode;
}

/** Lets the keyboard scroll a content that is too long. */
function letKeyboardScroll(body: HTMLDivElement) {
  const title = body.getAttribute('aria-labelledby') ?? '';
  const stop = Object.entries({ role: 'group', tabindex: '0', 'aria-labelledby': title });
  return observeSize([body, ...body.children], () => {
    // One that is not makes no stop, and no group either: a reader who comes in would hear the title of the dialog twice.
    for (const [name, value] of stop) {
      if (body.scrollHeight > body.clientHeight) body.setAttribute(name, value);
      else body.removeAttribute(name);
    }
  });
}

/** Closes the dialog around it as Esc would. */
export function closeAround({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel'));
}

/** The panel, its title and its ways out, shared by every modal of the kit. */
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
  // Says once that it closes: as soon as it is asked to. Word of the closing may come so late that something was opened meanwhile.
  const say = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Dialogs inside this one bubble the same events.
    if (!isOutside(event)) return;
    const isAsked = event.type === 'cancel';
    // Closed before the callback, which may move the focus: nothing outside an open modal dialog takes it.
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
        // The input method has ended the composition by it; the browser would close the dialog as well.
        else if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={say}
      onClose={say}
      // A click counts as one on the backdrop only if it also began there: selecting text may end outside.
      onPointerDown={(event: PointerEvent) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && beganOutside.current) closeAround(event);
      }}
    >
      <div className={styles.panel}>
        {/* No `header` and `footer`: a dialog is no section, so they would be landmarks beside those of the page. */}
        <div className={styles.header} data-title={titleDisplay}>
          {/* Takes the focus on opening: a reader hears where it is, and no button is pressed by accident. */}
          <h2 id={titleId} className={styles.title} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={closeAround} />
        </div>
        {/* Reachable until it has been measured, so that a long content is never without the keyboard. */}
        <div
          ref={letKeyboardScroll}
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
