/*
 * Checks that run inside a story's page. Each function is passed to `page.evaluate`, so it uses nothing from outside itself.
 */

/** A line of text and whether something cuts it off. */
export interface TextClipping {
  /** Its text and its element. */
  readonly text: string;
  /** The box that cuts it off or that it overflows; empty when it is readable. */
  readonly cut: string;
}

/** Finds every visible text of the page in order, with the box that cuts it off or that it overflows. */
export function measureTextClipping(): readonly TextClipping[] {
  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const transparent = /rgba\(.*, 0\)|transparent/;
  /** Pixels by which a letter may overflow its box: line boxes are smaller than the typeface's own boxes. */
  const SLACK = 4;

  function cutOf(rect: DOMRect, start: Element): string {
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents' || style.display === 'inline') continue;
      // Visually hidden text.
      if (style.clipPath !== 'none' || (box.clientWidth <= 1 && style.overflow !== 'visible')) return '';
      const around = box.getBoundingClientRect();
      const over = Math.max(rect.bottom - around.bottom, around.top - rect.top);
      const beside = Math.max(rect.right - around.right, around.left - rect.left);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) return '';
      if ((hides(style.overflowY) && over > SLACK) || (hides(style.overflowX) && beside > SLACK))
        return `cut off by ${name(box)}`;
      const isPainted = !transparent.test(style.backgroundColor) || parseFloat(style.borderBlockEndWidth) > 0;
      if (isPainted && (over > SLACK || beside > SLACK)) return `runs out of ${name(box)}`;
      if (style.position === 'fixed' || style.position === 'absolute') return '';
    }
    return '';
  }

  const texts: TextClipping[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = node.textContent?.trim() ?? '';
    if (
      !parent ||
      words === '' ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    if (['option', 'script', 'style'].includes(parent.localName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    texts.push({ text: `“${words.slice(0, 40)}” in ${name(parent)}`, cut: cutOf(rect, parent) });
  }
  return texts;
}

/**
 * Marks elements and pseudo-elements that are visible only by their background with `data-shape`, and returns their number. Runs
 * in the browser.
 *
 * @returns How many there are.
 */
export function markBackgroundOnlyElements(): number {
  let count = 0;
  const alpha = (color: string) => {
    const parts = /\(([^)]+)\)/.exec(color)?.[1]?.split(/[,/ ]+/) ?? [];
    return parts.length > 3 ? Number(parts[3]) : 1;
  };
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
    if (
      element.closest("svg, picture, video, [class$='-picture']") ||
      element.checkVisibility({ opacityProperty: true }) === false
    )
      continue;
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo || undefined);
      if (pseudo && (style.content === 'none' || style.content === 'normal' || style.display === 'none'))
        continue;
      if (!pseudo && (element.childElementCount > 0 || (element.textContent ?? '').trim() !== '')) continue;
      if (!pseudo && ['img', 'input', 'select', 'textarea', 'iframe', 'option'].includes(element.localName))
        continue;
      const width = pseudo ? parseFloat(style.width) : element.offsetWidth;
      const height = pseudo ? parseFloat(style.height) : element.offsetHeight;
      if (!(width >= 2 && height >= 1)) continue;
      if (alpha(style.backgroundColor) < 0.1) continue;
      if (pseudo && Number(style.opacity) === 0) continue;
      element.setAttribute(`data-shape${pseudo.replace('::', '-')}`, '');
      count += 1;
    }
  }
  return count;
}

/** Finds marked shapes that are invisible under forced colors, and controls without anything visible. */
export function findInvisibleElements(): readonly string[] {
  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const clear = /rgba\(.*, 0\)|transparent/;
  const groundBehind = (element: Element | null): string => {
    for (let box = element; box; box = box.parentElement) {
      const color = getComputedStyle(box).backgroundColor;
      if (!clear.test(color)) return color;
    }
    return 'rgb(255, 255, 255)';
  };
  const hasEdge = (style: CSSStyleDeclaration) =>
    ['Top', 'Right', 'Bottom', 'Left'].some(
      (side) =>
        parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0 &&
        style.getPropertyValue(`border-${side.toLowerCase()}-style`) !== 'none',
    ) ||
    (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0);

  const found: string[] = [];
  for (const pseudo of ['', '::before', '::after']) {
    for (const element of document.querySelectorAll(`[data-shape${pseudo.replace('::', '-')}]`)) {
      const style = getComputedStyle(element, pseudo || undefined);
      // Removed on purpose: the browser draws its own.
      if (style.display === 'none' || style.content === 'none') continue;
      const behind = groundBehind(pseudo ? element : element.parentElement);
      const differs = !clear.test(style.backgroundColor) && style.backgroundColor !== behind;
      if (!differs && !hasEdge(style)) found.push(`${name(element)}${pseudo} has no ground and no edge`);
    }
  }
  for (const control of document.querySelectorAll<HTMLElement>(
    '#storybook-root :is(a[href], button, input, select, textarea, summary)',
  )) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(control);
    const labels = 'labels' in control ? [...((control.labels as NodeListOf<HTMLElement> | null) ?? [])] : [];
    const says =
      [control, ...labels].some((element) => element.innerText.trim() !== '') ||
      ('value' in control && String(control.value) !== '');
    const drawn = control.querySelector('svg, img') !== null;
    // The border of a search field surrounds its buttons too.
    const around = control.parentElement && getComputedStyle(control.parentElement);
    if (!says && !drawn && !hasEdge(style) && !(around && hasEdge(around)))
      found.push(`${name(control)} has no words, no icon and no edge`);
  }
  return found;
}

/** Describes size, position in its parent and text styles of every element of the kit, one line each. */
export function describeKitElements(): readonly string[] {
  const ofTheKit = "[class^='mh-'], [class*=' mh-']";
  const rounded = (numbers: readonly number[]) =>
    numbers.map((number) => Math.round(number * 2) / 2).join(' ');
  const lines: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    `#storybook-root :is(${ofTheKit}):not(svg *)`,
  )) {
    // Browsers may lay out closed content at any time.
    if (!element.checkVisibility()) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    // Elements around a component belong to the page.
    const around = element.parentElement?.closest(ofTheKit)?.getBoundingClientRect();
    const { fontFamily, fontSize, lineHeight, fontWeight, textDecorationLine } = getComputedStyle(element);
    lines.push(
      [
        element.getAttribute('class'),
        rounded([width, height]),
        around ? rounded([x - around.x, y - around.y]) : '',
        fontFamily.slice(0, 12),
        fontSize,
        lineHeight,
        fontWeight,
        textDecorationLine,
      ].join(' | '),
    );
  }
  return lines;
}

/**
 * Removes the element defaults of `base.css`, as in a page that does not import it. Styles of the page itself stay: its font, its
 * background, no margin around the body.
 */
export function removeBaseStyles(): void {
  const ofThePage = /^(html|body)$|view-transition/;
  const ofTheKit = "[class^='mh-'], [class*=' mh-']";
  // Boxes of the story itself keep their styles, as in a page.
  for (const element of document.querySelectorAll<HTMLElement>('#storybook-root *')) {
    if (element.closest(ofTheKit)) continue;
    const { boxSizing, margin, padding, listStyle } = getComputedStyle(element);
    Object.assign(element.style, { boxSizing, margin, padding, listStyle });
  }
  let count = 0;
  for (const sheet of document.styleSheets) {
    for (const layer of sheet.cssRules) {
      if (!(layer instanceof CSSLayerBlockRule) || layer.name !== 'base') continue;
      for (let index = layer.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = layer.cssRules[index];
        if (rule instanceof CSSKeyframesRule) continue;
        if (rule instanceof CSSStyleRule && ofThePage.test(rule.selectorText)) continue;
        layer.deleteRule(index);
        count += 1;
      }
    }
  }
  if (count === 0) throw new Error('There is no layer "base" to take out');
}
