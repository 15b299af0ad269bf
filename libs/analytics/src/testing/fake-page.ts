import { type AnalyticsWindow } from '../analytics.ts';

class FakeScript extends EventTarget {
  async = false;
  nonce = '';
  src = '';
}

/** Creates a page that records its scripts and its data layer. */
export function createFakePage(signals: Partial<AnalyticsWindow> = {}) {
  const scripts: FakeScript[] = [];
  let refusal: Error | undefined;
  const document = {
    createElement: () => new FakeScript(),
    head: {
      append: (script: FakeScript) => {
        if (refusal) throw refusal;
        scripts.push(script);
      },
    },
  };
  const window: Record<string, unknown> = { navigator: {}, ...signals, document };
  return {
    window: window as unknown as AnalyticsWindow,
    scripts,
    /** Loads or blocks the tag manager. */
    arrive: () => scripts.at(-1)?.dispatchEvent(new Event('load')),
    block: () => scripts.at(-1)?.dispatchEvent(new Event('error')),
    layer: (name = 'dataLayer') => window[name] as unknown[] | undefined,
    /** Causes appending a script to throw. */
    refuseScripts: (reason: Error) => (refusal = reason),
    /** Commands pushed as by `gtag`. */
    commands: () =>
      entries()
        .filter(isCommand)
        .map((command) => Array.from(command) as unknown[]),
    /** Names of the events in the data layer, and its commands with the consent they set. */
    story: () =>
      entries().flatMap((entry) => {
        if (isCommand(entry)) {
          const [command, action, states] = Array.from(entry) as [string, string, Record<string, string>];
          const granted = Object.keys(states).filter((key) => states[key] === 'granted');
          return [[command, action, ...granted].join(' ')];
        }
        const { event } = entry;
        return event ? [event] : [];
      }),
    set: (name: string, value: unknown) => (window[name] = value),
  };

  function entries() {
    return (window['dataLayer'] ?? []) as (IArguments | { event?: string })[];
  }
}

function isCommand(entry: unknown): entry is IArguments {
  return Object.prototype.toString.call(entry) === '[object Arguments]';
}
