/*
 * What is asked of a story while it stands in a browser. Each function is handed to `page.evaluate`, so it uses nothing from
 * outside of itself.
 */

/** A line of text and whether something cuts it off. */
export interface TextLine {
  /** Its words, and where they stand. */
  readonly text: string;
  /** What cuts them off or what they run out of; empty when they can be read. */
  readonly cut: string;
}

/** Every visible text of the page in its order, with the box that cuts it off or that it runs out of. */
export function textsAndTheirCuts(): readonly TextLine[] {
  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const transparent = /rgba\(.*, 0\)|transparent/;
  /** How much of a letter may stand out of its box: line boxes are smaller than what a typeface reserves. */
  const SLACK = 4;

  function cutOf(rect: DOMRect, start: Element): string {
    for (let box: Element | null = start; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'contents' || style.display === 'inline') continue;
      // For readers of the page by ear alone.
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

  const texts: TextLine[] = [];
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
 * Marks what is told by a ground alone: boxes without words, pictures or edges that differ from what is behind them. Forced
 * colours take the grounds away.
 * @returns How many there are.
 */
export function markShapes(): number {
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

/** Under forced colours: the marked shapes that cannot be told from what is behind them, and the controls with nothing to see. */
export function invisibleThings(): readonly string[] {
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
      // Taken away on purpose: the browser draws its own.
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
    // The edge of a search field goes around its buttons too.
    const around = control.parentElement && getComputedStyle(control.parentElement);
    if (!says && !drawn && !hasEdge(style) && !(around && hasEdge(around)))
      found.push(`${name(control)} has no words, no icon and no edge`);
  }
  return found;
}

/** How large every element of the kit is, where it stands in the one around it, and how its words look, one line each. */
export function boxes(): readonly string[] {
  const ofTheKit = "[class^='mh-'], [class*=' mh-']";
  const rounded = (numbers: readonly number[]) =>
    numbers.map((number) => Math.round(number * 2) / 2).join(' ');
  const lines: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    `#storybook-root :is(${ofTheKit}):not(svg *)`,
  )) {
    // The browser lays out what is folded away when it likes.
    if (!element.checkVisibility()) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    // What stands around a component is the page's.
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
 * Takes the element defaults of `base.css` out of the page, as for a page that does not import it. What such a page says about
 * itself stays: its type, its ground, no margin around the body.
 */
export function withoutBase(): void {
  const ofThePage = /^(html|body)$|view-transition/;
  const ofTheKit = "[class^='mh-'], [class*=' mh-']";
  // Boxes of the story itself, as a page would have them.
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
