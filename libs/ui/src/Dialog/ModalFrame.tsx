import { useRef, type KeyboardEventHandler, type PointerEvent, type ReactNode, type Ref } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
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
  /** The dialog was closed, by whatever means. */
  onClosed?: () => void;
  /** Keys that mean something wherever in the dialog the focus is. */
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  children: ReactNode;
}

/**
 * Lets the keyboard scroll a content that is too long. One that is not makes no stop, and no group either: a reader who comes in
 * would hear the title of the dialog twice.
 */
function letKeyboardScroll(body: HTMLDivElement) {
  const title = body.getAttribute('aria-labelledby') ?? '';
  const observer = new ResizeObserver(() => {
    const stop = { role: 'group', tabindex: '0', 'aria-labelledby': title };
    for (const [name, value] of Object.entries(stop)) {
      if (body.scrollHeight > body.clientHeight) body.setAttribute(name, value);
      else body.removeAttribute(name);
    }
  });
  observer.observe(body);
  for (const child of body.children) observer.observe(child);
  return () => {
    observer.disconnect();
  };
}

/** Closes the dialog around `element`, as Esc would. */
function closeAround(element: Element): void {
  element.closest('dialog')?.close();
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
  const beganOutside = useRef(false);
  const isOutside = (event: { target: EventTarget; currentTarget: EventTarget }) =>
    event.target === event.currentTarget;
  return (
    <dialog
      ref={ref}
      id={id}
      className={styles.dialog}
      data-placement={placement}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClose={(event) => {
        // Dialogs inside this one bubble the same event, and it comes so late that this one may be open again.
        if (isOutside(event) && !event.currentTarget.open) onClosed?.();
      }}
      // A click counts as one on the backdrop only if it also began there: selecting text may end outside.
      onPointerDown={(event: PointerEvent) => {
        beganOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isOutside(event) && beganOutside.current) event.currentTarget.close();
      }}
    >
      <div className={styles.panel}>
        {/* No `header` and `footer`: a dialog is no section, so they would be landmarks beside those of the page. */}
        <div className={styles.header} data-title={titleDisplay}>
          {/* Takes the focus on opening: a reader hears where it is, and no button is pressed by accident. */}
          <h2 id={`${id}-title`} className={styles.title} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton
            icon="close"
            label={closeLabel}
            onClick={(event) => {
              closeAround(event.currentTarget);
            }}
          />
        </div>
        {/* Reachable until it has been measured, so that a long content is never without the keyboard. */}
        <div
          ref={letKeyboardScroll}
          className={styles.body}
          role="group"
          tabIndex={0}
          aria-labelledby={`${id}-title`}
        >
          {children}
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
