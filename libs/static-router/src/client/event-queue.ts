import { isHydrationPending } from './is-hydration-pending.ts';

/** An input event that only JavaScript can answer. */
export interface QueuedEvent {
  readonly target: Element;
  readonly type: string;
  /** Dispatches the event again. */
  readonly replay: () => void;
}

declare global {
  interface Window {
    /** Input events before hydration, in order: stored by {@link queueEvents}, replayed by `markHydratedAndReplayInput`. */
    queuedEvents?: QueuedEvent[];
  }
}

const QUEUED_TYPES = ['click', 'submit', 'keydown'] as const;

const FIELDS = 'input,select,textarea,[contenteditable]';

/** Type of the bubbling event that {@link queueEvents} dispatches on the target of each queued event; `waitForElementInteraction` listens to it. */
export const QUEUED_EVENT_TYPE = 'queued';

/** Returns the selector of elements that work without scripts. `commandfor` does so except in Safari before 26.2 and Firefox before 144. */
const nativeSelector = () =>
  `a[href],summary,label,[popovertarget],${'commandForElement' in HTMLButtonElement.prototype ? '[commandfor],' : ''}${FIELDS}`;

function needsScripts(key: string, target: Element): boolean {
  if (target.matches(FIELDS)) return false;
  if (/^(Arrow|Home|End|Page|Esc)/.test(key)) return true;
  return /^(Enter| )$/.test(key) && !target.matches('a[href],button,summary');
}

/** Returns a function that dispatches `event` again; `undefined` when the browser handles the event without scripts. */
function replayOf(event: Event, target: Element, native: string): (() => void) | undefined {
  if (event.type === 'submit') {
    // Only scripts handle a form without an action.
    if (target.hasAttribute('action') && !target.hasAttribute('data-replay')) return undefined;
    const { submitter } = event as SubmitEvent;
    return () => {
      (target as HTMLFormElement).requestSubmit(submitter);
    };
  }
  const actor = target.closest?.(`button,[role],[tabindex],${native}`);
  if (!actor) return undefined;
  if (event.type === 'keydown')
    return needsScripts((event as KeyboardEvent).key, actor)
      ? () => target.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent))
      : undefined;
  const button = actor as HTMLButtonElement;
  if (actor.matches(native) || (button.form && button.type !== 'button')) return undefined;
  return () => target.dispatchEvent(new MouseEvent('click', event as MouseEvent));
}

/**
 * Queues events until their target is hydrated. Links, fields, `details` and forms with an `action` are left to the browser, unless the form has
 * `data-replay`. Repeated events on an element in `[data-once]` are queued once. Returns a function that stops queuing.
 */
export function queueEvents(view: Window): () => void {
  const queue: QueuedEvent[] = (view.queuedEvents = []);
  const native = nativeSelector();
  const store = (event: Event) => {
    const target = event.target as Element;
    if (!isHydrationPending(target)) return;
    const replay = replayOf(event, target, native);
    if (!replay) return;
    if (event.type === 'submit') event.preventDefault();
    event.stopImmediatePropagation();
    const isRepeated = queue.some((other) => other.target === target && other.type === event.type);
    const pressed = (event as SubmitEvent).submitter ?? target;
    if (!(isRepeated && pressed.closest('[data-once]'))) queue.push({ target, type: event.type, replay });
    target.dispatchEvent(new Event(QUEUED_EVENT_TYPE, { bubbles: true }));
  };
  for (const type of QUEUED_TYPES) view.addEventListener(type, store, true);
  return () => {
    for (const type of QUEUED_TYPES) view.removeEventListener(type, store, true);
  };
}
