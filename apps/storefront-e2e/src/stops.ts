import { expect, type Page } from '@playwright/test';
import { untilSettled } from './barriers.ts';
import { untilPainted } from './reflow.ts';

/** What a walk along the stops of the Tab key has met. */
export interface Walk {
  readonly stops: number;
  /** In words that say where to look. */
  readonly faults: readonly string[];
}

/**
 * Gives the focus to one stop of the Tab key after the other, as a shopper at the keyboard comes to them, and looks whether each is
 * in sight and not under what stays in place while the page scrolls (WCAG 2.4.11), and whether a line of 2 px comes to show it (2.4.7),
 * neither faded nor cut off.
 */
export async function walkAlongStops(page: Page): Promise<Walk> {
  // What comes and goes with the scroll position, such as the bar to buy, has heard of the last one.
  await untilPainted(page);
  await untilSettled(page);
  // From here on the browser takes the focus to be moved by key.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const faults: string[] = [];
    // There a transparent line is drawn in a colour of the reader's own.
    const hasOwnColours = matchMedia('(forced-colors: active)').matches;
    /** The lines of at least 2 px that go round `element`, or round something that is drawn for it. */
    const linesOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const painted = [
        element,
        ...element.querySelectorAll('*'),
        element.parentElement,
        element.nextElementSibling,
      ];
      if (label) painted.push(label, ...label.querySelectorAll('*'));
      for (let around = element.parentElement; around; around = around.parentElement)
        if (around.matches(':has(:focus-visible)')) painted.push(around);
      return painted.flatMap((one) =>
        ['', '::before', '::after'].flatMap((part) => {
          if (!one) return [];
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, part || null);
          const isSeen =
            outlineStyle !== 'none' &&
            Number.parseFloat(outlineWidth) >= 2 &&
            (hasOwnColours || !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor));
          return isSeen ? [{ one, part }] : [];
        }),
      );
    };
    /** Where the line round `one`, or round what is drawn in it as `part`, is cut off, or that it is too faint. */
    const faultOf = ({ one, part }: { one: Element; part: string }) => {
      for (let around: Element | null = one; around; around = around.parentElement)
        if (getComputedStyle(around).opacity !== '1') return 'shows its focus faintly';
      const style = getComputedStyle(one, part || null);
      const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      // What is drawn in an element fills what it is placed in.
      const isPlaced = getComputedStyle(one).position !== 'static';
      const box = part && !isPlaced ? ((one as HTMLElement).offsetParent ?? one) : one;
      const rects = [...box.getClientRects()].filter(({ width, height }) => width > 1.5 && height > 1.5);
      let room = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      for (
        let around = one.parentElement;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const { left, right, top, bottom } = around.getBoundingClientRect();
        if (overflowX !== 'visible')
          room = { ...room, left: Math.max(room.left, left), right: Math.min(room.right, right) };
        if (overflowY !== 'visible')
          room = { ...room, top: Math.max(room.top, top), bottom: Math.min(room.bottom, bottom) };
        if (position === 'fixed') break;
      }
      const cut = rects.flatMap(({ left, right, top, bottom }) => [
        left - reach < room.left - 0.5 ? 'left' : '',
        right + reach > room.right + 0.5 ? 'right' : '',
        top - reach < room.top - 0.5 ? 'top' : '',
        bottom + reach > room.bottom + 0.5 ? 'bottom' : '',
      ]);
      const sides = [...new Set(cut)].filter(Boolean).join(', ');
      return sides && `has the line round it cut off at the ${sides}`;
    };
    const isReached = (element: Element, hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) ||
        (hit.closest('label')?.control ?? null) === element ||
        hit.contains(element)) &&
      hit !== document.body &&
      hit !== document.documentElement;
    const open = document.querySelector('dialog:modal') ?? document;
    const candidates = open.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, summary, [tabindex="0"]',
    );
    /** Of a group of radios only one is a stop: the chosen one, or else the first that can be chosen. */
    const isStopOfGroup = (radio: HTMLInputElement) => {
      const group = [
        ...(radio.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)'),
      ].filter(({ name, form }) => name === radio.name && form === radio.form);
      return (group.find(({ checked }) => checked) ?? group[0]) === radio;
    };
    let stops = 0;
    for (const element of candidates) {
      if (element.tabIndex < 0 || element.closest('[inert]')) continue;
      if (element instanceof HTMLInputElement && element.type === 'radio' && !isStopOfGroup(element))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const from = document.activeElement;
      // Where the Tab key came to above, the line is there already.
      const before = from === element ? [] : linesOf(element);
      element.focus();
      if (document.activeElement !== element) continue;
      stops += 1;
      const what = element.outerHTML.slice(0, 200);
      // A line that was there before shows no focus, unless it is round the stop before as well.
      const lines = linesOf(element).filter(
        ({ one, part }) =>
          !before.some((line) => line.one === one && line.part === part) || one.contains(from),
      );
      if (lines.length === 0) faults.push(`shows no focus: ${what}`);
      const faultsOfLines = lines.map(faultOf);
      if (lines.length > 0 && faultsOfLines.every((fault) => fault !== ''))
        faults.push(`${faultsOfLines[0]}: ${what}`);
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const boxes = [element, ...(label ? [label] : [])]
        .flatMap((one) => [...one.getClientRects()])
        .filter(({ width, height }) => width > 1.5 && height > 1.5);
      const points = [
        [0.5, 0.5],
        [0.03, 0.1],
        [0.97, 0.1],
        [0.03, 0.9],
        [0.97, 0.9],
      ] as const;
      const isInSight = boxes.some(({ left, top, width, height }) =>
        points.some(([across, down]) =>
          isReached(element, document.elementFromPoint(left + width * across, top + height * down)),
        ),
      );
      if (!isInSight) faults.push(`is hidden while it has the focus: ${what}`);
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    return { stops, faults };
  });
}

/** Notes which stops of the Tab key cannot be seen, and lets the test go on. */
export async function expectStopsInSight(page: Page, when = page.url()): Promise<void> {
  const { stops, faults } = await walkAlongStops(page);
  expect.soft(stops, `stops of the Tab key: ${when}`).toBeGreaterThan(1);
  expect.soft(faults, `stops of the Tab key: ${when}`).toEqual([]);
}
