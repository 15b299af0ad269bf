import { type Grecaptcha, type RecaptchaWindow, type WidgetParameters } from '../grecaptcha.ts';

/** The part of an element that the library uses, and that React uses to render a `div`. */
class FakeElement extends EventTarget {
  readonly attributes = new Map<string, string>();
  children: FakeElement[] = [];
  parent: FakeElement | undefined;
  async = false;
  nonce = '';
  readonly tag: string;
  readonly ownerDocument: unknown;
  readonly nodeType = 1;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';

  constructor(tag: string, ownerDocument?: unknown) {
    super();
    this.tag = tag;
    this.ownerDocument = ownerDocument;
  }

  get nodeName(): string {
    return this.tag.toUpperCase();
  }
  get tagName(): string {
    return this.nodeName;
  }
  get parentNode(): FakeElement | undefined {
    return this.parent;
  }
  set textContent(_text: '') {
    this.replaceChildren();
  }
  appendChild(child: FakeElement) {
    this.append(child);
  }
  removeChild(child: FakeElement) {
    child.remove();
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

export interface FakeWidget {
  readonly place: FakeElement;
  readonly parameters: WidgetParameters;
  response: string;
}

/** Creates a page with a provider whose answers the test decides. */
export function createFakePage() {
  const root = new FakeElement('html');
  const head = new FakeElement('head');
  const body = new FakeElement('body');
  root.append(head);
  root.append(body);
  const document = {
    nodeType: 9,
    addEventListener: () => undefined,
    head,
    body,
    /** The focused element. */
    activeElement: null,
    // React looks for frames, which may contain the focus.
    defaultView: { HTMLIFrameElement: Map },
    adoptedStyleSheets: [] as { text: string }[],
    get scripts() {
      return head.children.filter(({ tag }) => tag === 'script');
    },
    createElement: (tag: string) => new FakeElement(tag, document),
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
    /** Keys in the URLs of loaded scripts. */
    keys: [] as string[],
    /** Executions of version 3: key and action. */
    scores: [] as [siteKey: string, action: string | undefined][],
    /** Executions of invisible widgets. */
    challenges: [] as number[],
    /** Result of an invisible widget's execution. */
    challenge: (): unknown => Promise.resolve(null),
    /** Result of version 3. */
    score: (): Promise<unknown> => Promise.resolve('token'),
    pass(widget: number, token: string) {
      const found = widgets[widget];
      if (!found) throw new Error(`no widget ${widget}`);
      found.response = token;
      found.parameters.callback?.(token);
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
      return widgets.push({ place, parameters, response: '' }) - 1;
    },
    execute(target: string | number, options?: { action?: string }) {
      if (options === undefined) {
        provider.challenges.push(target as number);
        return provider.challenge() as Promise<string>;
      }
      const siteKey = typeof target === 'string' ? target : widgets[target]?.parameters.sitekey;
      if (typeof target === 'string' && !provider.keys.includes(target)) {
        throw new Error(`Invalid site key or not loaded in api.js: ${target}`);
      }
      provider.scores.push([siteKey ?? '', options.action]);
      return provider.score() as Promise<string>;
    },
    getResponse: (widget) => widgets[widget]?.response ?? '',
    reset(widget) {
      const found = widgets[widget];
      // As the hosted provider does for a widget whose container has left the page.
      if (!found?.place.isConnected) throw new Error(`Invalid reCAPTCHA client id: ${widget}`);
      found.response = '';
    },
  };

  let places = 0;
  return {
    window: fake as unknown as RecaptchaWindow,
    provider,
    body,
    /** Number of elements that the test has added. */
    places: () => places,
    /** Adds an element to the page. */
    place() {
      places += 1;
      const element = document.createElement('div');
      body.append(element);
      return element as unknown as HTMLElement;
    },
    /** URLs of the scripts on the page. */
    addresses: () => document.scripts.map((script) => script.getAttribute('src')),
    script: () => document.scripts.at(-1),
    /** Adds the page's own script. */
    addScript(address: string) {
      const element = document.createElement('script');
      element.setAttribute('src', address);
      head.append(element);
    },
    /** Makes the page refuse unknown script URLs. */
    refuseAddresses(refusal: Error) {
      document.createElement = (tag) => {
        const element = new FakeElement(tag, document);
        element.setAttribute = () => {
          throw refusal;
        };
        return element;
      };
    },
    /** Loads the latest script, which defines the provider's functions or `functions`. */
    arrive(mode: 'base' | 'enterprise' = 'base', defined: object = functions) {
      const address = document.scripts.at(-1)?.getAttribute('src') ?? '';
      provider.keys.push(new URLSearchParams(address.split('?')[1]).get('render') ?? '');
      fake.grecaptcha = mode === 'enterprise' ? { enterprise: defined } : defined;
      document.scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
    /** Blocks the latest script. */
    block: () => document.scripts.at(-1)?.dispatchEvent(new Event('error')),
    isBadgeHidden: () => document.adoptedStyleSheets.some(({ text }) => text.includes('.grecaptcha-badge')),
  };
}
