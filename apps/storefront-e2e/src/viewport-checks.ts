import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe-violations.ts';
import { expectNoClippedTextWithWiderSpacing, expectNoClippingOrOverflow } from './clipped-text.ts';
import { expectSmallFixedArea } from './fixed-area.ts';
import { waitUntilPainted } from './wait-until-painted.ts';
import { sampleCases } from './sample-cases.ts';
import { expectVisibleFocus } from './tab-stops.ts';
import { expectTargetSizes } from './target-size.ts';

/** Viewports of a narrow phone, a tablet and a desktop. */
export const viewports = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A viewport of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const zoomedViewport = { width: 320, height: 256 };

/** The checked parts of a page, and the viewports. */
interface CheckOptions {
  /** Selector of what has changed since the last check; the whole page by default. */
  readonly within?: string;
  /** Widths of {@link viewports} that have this state; all by default. */
  readonly widths?: readonly number[];
  /** Widths that are checked; by default all, in the gate one in turn. */
  readonly checkedWidths?: readonly number[];
}

/** Number of checks of each page so far: it decides which viewport the next check of the gate takes. */
const checkCounts = new WeakMap<Page, number>();

/** Returns the widths for the next check of `page` and counts it: in the gate one width, and another one for the next state. */
function takeNextWidths(page: Page, widths: readonly number[]): readonly number[] {
  const look = checkCounts.get(page) ?? 0;
  checkCounts.set(page, look + 1);
  const turn = look % widths.length;
  return sampleCases([...widths.slice(turn), ...widths.slice(0, turn)]);
}

/**
 * Checks the current state of the page in all viewports, in the gate in one of them, without reloading it: axe,
 * clipped and overflowing text, also with wider spacing and at 400 %, and target sizes. Visible focus at every stop is
 * checked at 400 % and, in the last viewport, in forced colors. Softly, so that the test goes on; leaves the page in the
 * last viewport.
 */
export async function expectAccessibleInAllViewports(
  page: Page,
  when: string,
  { within, widths: all = viewports.map(({ width }) => width), checkedWidths }: CheckOptions = {},
): Promise<void> {
  const widths = checkedWidths ?? takeNextWidths(page, all);
  if (widths.includes(zoomedViewport.width)) {
    await page.setViewportSize(zoomedViewport);
    await expectNoClippingOrOverflow(page, `${when}, at 400 %`);
    await expectVisibleFocus(page, `${when}, at 400 %`);
    if (!within) await expectSmallFixedArea(page, `${when}, at 400 %`);
  }
  for (const size of viewports) {
    if (!widths.includes(size.width)) continue;
    const here = `${when}, at ${size.width} px`;
    await page.setViewportSize(size);
    await waitUntilPainted(page);
    await expectNoAxeViolations(page, here, within);
    await expectNoClippingOrOverflow(page, here);
    await expectTargetSizes(page, here);
    if (size.width !== 768) await expectNoClippedTextWithWiderSpacing(page, here);
  }
  const last = viewports.find(({ width }) => width === all.at(-1));
  if (last) await page.setViewportSize(last);
  if (!widths.some((width) => width === last?.width)) return;
  // A focus style made of shadows or backgrounds is invisible in forced colors.
  await page.emulateMedia({ forcedColors: 'active' });
  await expectVisibleFocus(page, `${when}, in forced colours`);
  await page.emulateMedia({ forcedColors: null });
}
