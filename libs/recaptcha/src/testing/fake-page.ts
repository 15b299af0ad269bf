import { type Grecaptcha, type RecaptchaWindow, type WidgetParameters } from '../grecaptcha.ts';

/** As much of an element as the library touches. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  children: FakeElement[] = [];
  parent: FakeElement | undefined;
  async = false;
  nonce = '';
  readonly tag: string;

  constructor(tag: string) {
    super();
    this.tag = tag;
  }

  get isConnected(): boolean {
    return this.tag === 'html' || (this.parent?.isConnected ?? false);
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }
  getAttribute(name: string) {
    return this.attributes.get(name) ?? null;
  }
  append(child: FakeElement) {
    child.remove();
    child.parent = this;
    this.children.push(child);
  }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = undefined;
  }
  replaceChildren() {
    for (const child of this.children) child.remove();
  }
}

interface FakeWidget {
  readonly parameters: WidgetParameters;
  response: string;
}

/** A page with a provider whose every answer the test decides. */
export function createFakePage() {
  const root = new FakeElement('html');
  const head = new FakeElement('head');
  const body = new FakeElement('body');
  root.append(head);
  root.append(body);
  const document = {
    head,
    body,
    adoptedStyleSheets: [] as { text: string }[],
    get scripts() {
      return head.children.filter(({ tag }) => tag === 'script');
    },
    createElement: (tag: string) => new FakeElement(tag),
  };
  const fake = {
    document,
    CSSStyleSheet: class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
    grecaptcha: undefined as object | undefined,
    setTimeout: (task: () => void, milliseconds: number) =>
      setTimeout(task, milliseconds) as unknown as number,
    clearTimeout: (timer: number | undefined) => clearTimeout(timer),
  };

  const widgets: FakeWidget[] = [];
  const waiting: (() => void)[] = [];
  const provider = {
    isReady: true,
    widgets,
    /** Executions of version 3: key and action. */
    scores: [] as [siteKey: string, action: string | undefined][],
    /** Executions of invisible widgets. */
    challenges: [] as number[],
    /** What version 3 answers. */
    score: (): Promise<string> => Promise.resolve('token'),
    pass(widget: number, token: string) {
      const found = widgets[widget];
      if (!found) throw new Error(`no widget ${widget}`);
      found.response = token;
      found.parameters.callback(token);
    },
    becomeReady() {
      provider.isReady = true;
      for (const task of waiting.splice(0)) task();
    },
  };
  const functions: Grecaptcha = {
    ready(task) {
      if (provider.isReady) task();
      else waiting.push(task);
    },
    render(container, parameters) {
      const place = container as unknown as FakeElement;
      if (place.children.length > 0) throw new Error('reCAPTCHA has already been rendered in this element');
      place.append(new FakeElement('iframe'));
      return widgets.push({ parameters, response: '' }) - 1;
    },
    execute(target: string | number, options?: { action?: string }) {
      if (typeof target === 'number') {
        provider.challenges.push(target);
        return Promise.resolve(null) as unknown as Promise<string>;
      }
      provider.scores.push([target, options?.action]);
      return provider.score();
    },
    getResponse: (widget) => widgets[widget]?.response ?? '',
    reset(widget) {
      const found = widgets[widget];
      if (found) found.response = '';
    },
  };

  return {
    window: fake as unknown as RecaptchaWindow,
    provider,
    body,
    /** A new element on the page. */
    place() {
      const element = new FakeElement('div');
      body.append(element);
      return element as unknown as HTMLElement;
    },
    /** Addresses of the scripts on the page. */
    addresses: () => document.scripts.map((script) => script.getAttribute('src')),
    script: () => document.scripts.at(-1),
    /** The newest script arrives, and defines the provider's functions. */
    arrive(mode: 'base' | 'enterprise' = 'base') {
      fake.grecaptcha = mode === 'enterprise' ? { enterprise: functions } : functions;
      document.scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    /** The newest script is blocked. */
    block: () => document.scripts.at(-1)?.dispatchEvent(new Event('error')),
    isBadgeHidden: () => document.adoptedStyleSheets.some(({ text }) => text.includes('.grecaptcha-badge')),
  };
}
