import { type AnalyticsWindow } from '../analytics.ts';

class FakeScript extends EventTarget {
  async = false;
  nonce = '';
  src = '';
  setAttribute(_name: 'src', value: string) {
    this.src = value;
  }
}

/** A page that remembers what is put on it and into its data layer. */
export function createFakePage(signals: Partial<AnalyticsWindow> = {}) {
  const scripts: FakeScript[] = [];
  const document = {
    createElement: () => new FakeScript(),
    head: { append: (script: FakeScript) => scripts.push(script) },
  };
  const window: Record<string, unknown> = { navigator: {}, ...signals, document };
  return {
    window: window as unknown as AnalyticsWindow,
    scripts,
    /** The tag manager arrives, or is blocked. */
    arrive: () => scripts.at(-1)?.dispatchEvent(new Event('load')),
    block: () => scripts.at(-1)?.dispatchEvent(new Event('error')),
    layer: (name = 'dataLayer') => window[name] as unknown[] | undefined,
    /** Names of the events in the data layer, and the words of its commands. */
    story: () =>
      ((window['dataLayer'] ?? []) as (IArguments | { event?: string })[]).flatMap((entry) => {
        if (Object.prototype.toString.call(entry) === '[object Arguments]') {
          const [command, action, states] = Array.from(entry as IArguments) as [
            string,
            string,
            Record<string, string>,
          ];
          const granted = Object.keys(states).filter((key) => states[key] === 'granted');
          return [[command, action, ...granted].join(' ')];
        }
        const { event } = entry as { event?: string };
        return event ? [event] : [];
      }),
    set: (name: string, value: unknown) => (window[name] = value),
  };
}
