import { expect, type BrowserContext, type Page } from '@playwright/test';

/** How a browser translates pages. */
export interface TranslatorOptions {
  /** `at-load` starts before scripts run, `when-ready` after hydration. */
  readonly starts: 'at-load' | 'when-ready';
  /**
   * Milliseconds between a text and its translation, which replaces it even if React has changed it meanwhile; 0 is
   * synchronous.
   */
  readonly delay: number;
}

/** Translates every page of `context` as a browser would. */
export async function simulateTranslator(
  context: BrowserContext,
  translation: TranslatorOptions,
): Promise<void> {
  await context.addInitScript(behaveAsTranslator, translation);
}

/** Shows the original of the page, or its translation again. */
export async function setOriginalShown(page: Page, isOriginal: boolean): Promise<void> {
  await page.evaluate((isOriginal) => window.setOriginalShown?.(isOriginal), isOriginal);
}

declare global {
  interface Window {
    setOriginalShown?: (isOriginal: boolean) => void;
    /** Texts that changed within the same element: a late translation of the old text would replace them. */
    changedInPlace?: string[];
  }
}

/**
 * Runs in the page. Translators replace each text node by `<font><font>…</font></font>`, also later ones. The
 * translation ends in a zero-width space, which Playwright ignores, so that tests find the texts of the shop.
 */
function behaveAsTranslator({ starts, delay }: TranslatorOptions): void {
  const UNTRANSLATED = '[translate=no],script,style,noscript,textarea,title,svg,font';
  const originals = new Map<HTMLElement, Text>();
  let isOn = false;

  const translate = (text: string) => `${text}\u200B`;

  function replace(node: Text, source: string): void {
    if (!isOn || !node.parentElement || node.parentElement.closest(UNTRANSLATED)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
    inner.textContent = translate(source);
    outer.append(inner);
    node.replaceWith(outer);
    originals.set(outer, node);
  }

  function find(root: Node): void {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    for (const text of texts) {
      const source = text.data;
      if (source.trim() === '') continue;
      if (delay) setTimeout(() => replace(text, source), delay);
      else replace(text, source);
    }
  }

  const isText = (node: Node) =>
    (node instanceof Text || node instanceof HTMLFontElement) && node.textContent?.trim() !== '';

  function noteChangedInPlace({ type, target, addedNodes, removedNodes, oldValue }: MutationRecord): void {
    const element = target instanceof Element ? target : target.parentElement;
    if (!element || element.closest(UNTRANSLATED)) return;
    const isChanged =
      type === 'characterData'
        ? oldValue?.trim() !== '' && (target as Text).data.trim() !== ''
        : [...removedNodes].some(isText) &&
          [...addedNodes].some((node) => node instanceof Text && isText(node));
    if (isChanged) window.changedInPlace?.push(element.outerHTML.slice(0, 300));
  }

  window.changedInPlace = [];
  const start = () => {
    isOn = true;
    find(document.body);
    new MutationObserver((mutations) => {
      if (!isOn) return;
      for (const mutation of mutations) {
        noteChangedInPlace(mutation);
        const { type, target, addedNodes } = mutation;
        for (const node of type === 'characterData' ? [target] : addedNodes) find(node);
      }
    }).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      characterDataOldValue: true,
    });
  };

  window.setOriginalShown = (isOriginal) => {
    isOn = !isOriginal;
    if (isOn) find(document.body);
    else for (const [font, original] of originals) font.replaceWith(original);
    originals.clear();
  };

  if (starts === 'at-load') addEventListener('DOMContentLoaded', start);
  else {
    const watch = new MutationObserver(() => {
      if (document.documentElement?.dataset['hydration'] !== 'done') return;
      watch.disconnect();
      start();
    });
    watch.observe(document, { attributes: true, childList: true, subtree: true });
  }
}

/**
 * Expects each text of the page to be the one that React rendered last, and React to hold no text node, which a page translator
 * could replace.
 */
export async function expectReactTexts(page: Page, when: string): Promise<void> {
  const found = await page.evaluate(() => {
    const own = (node: object, prefix: string): unknown =>
      Object.entries(node).find(([key]) => key.startsWith(prefix))?.[1];
    const plain = (text: string | null) => text?.replaceAll('\u200B', '');
    const stale: string[] = [];
    const kept: string[] = [];
    let count = 0;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Text) {
        if (own(node, '__reactFiber$'))
          kept.push(`${node.data} in ${node.parentElement?.outerHTML.slice(0, 200)}`);
        continue;
      }
      const props = own(node, '__reactProps$') as { children?: unknown } | undefined;
      const drawn = props?.children;
      if (typeof drawn !== 'string' && typeof drawn !== 'number') continue;
      count += 1;
      if (plain(node.textContent) !== plain(String(drawn)))
        stale.push(`${plain(node.textContent)} instead of ${drawn}`);
    }
    return { stale, kept, changedInPlace: window.changedInPlace, hasTexts: count > 0 };
  });
  expect(found, `texts ${when}`).toEqual({ stale: [], kept: [], changedInPlace: [], hasTexts: true });
}
