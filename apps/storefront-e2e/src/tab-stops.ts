import { expect, type Page } from '@playwright/test';
import { waitUntilSettled } from './axe-violations.ts';
import { waitUntilPainted } from './wait-until-painted.ts';

/** The result of a walk along all Tab stops. */
export interface TabWalk {
  readonly stops: number;
  /** One message per fault. */
  readonly faults: readonly string[];
}

/**
 * Focuses all Tab stops in turn, and checks that each is visible and not covered (WCAG 2.4.11), and has a focus
 * outline of 2 px (2.4.7) that is neither transparent nor clipped.
 */
export async function walkTabStops(page: Page): Promise<TabWalk> {
  // Elements that depend on the scroll position, such as the buy bar, have settled.
  await waitUntilPainted(page);
  await waitUntilSettled(page);
  // From here on the browser treats the focus as moved by keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const faults: string[] = [];
    // Forced colors draw transparent outlines in a system color.
    const hasOwnColours = matchMedia('(forced-colors: active)').matches;
    /** Outlines of at least 2 px around `element`, or around something that is styled for it. */
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
    /** Returns the problem of the outline of `one` or its pseudo-element `part`: clipped or transparent. */
    const faultOf = ({ one, part }: { one: Element; part: string }) => {
      for (let around: Element | null = one; around; around = around.parentElement)
        if (getComputedStyle(around).opacity !== '1') return 'shows its focus faintly';
      const style = getComputedStyle(one, part || null);
      const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
      // A positioned pseudo-element fills its containing block.
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
    /** A radio group has one Tab stop: the checked one, or else the first that is enabled. */
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
      // The Tab key above has already focused this element.
      const before = from === element ? [] : linesOf(element);
      element.focus();
      if (document.activeElement !== element) continue;
      stops += 1;
      const what = element.outerHTML.slice(0, 200);
      // An outline that was there before shows no focus, unless it also surrounded the previous stop.
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

/** Expects visible focus on all Tab stops; softly, so that the test goes on. */
export async function expectVisibleFocus(page: Page, when = page.url()): Promise<void> {
  const { stops, faults } = await walkTabStops(page);
  expect.soft(stops, `stops of the Tab key: ${when}`).toBeGreaterThan(1);
  expect.soft(faults, `stops of the Tab key: ${when}`).toEqual([]);
}
