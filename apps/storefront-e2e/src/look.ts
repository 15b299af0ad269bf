import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { expectReadable, expectReadableWithWiderSpacing, expectRoomToRead, untilPainted } from './reflow.ts';
import { sampled } from './sampled.ts';
import { expectStopsInSight } from './stops.ts';
import { expectEasyTargets } from './targets.ts';

/** The windows that everything is looked at in: a narrow phone, a tablet, a desk. */
export const windows = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** A window of 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const magnified = { width: 320, height: 256 };

/** What of the page is looked at, and where. */
interface View {
  /** Selector of what has changed since the page was looked at; the whole page when it is left out. */
  readonly within?: string;
  /** Widths of {@link windows} at which this state can be met; all of them when it is left out. */
  readonly widths?: readonly number[];
  /** Those at which it is looked at; in the gate one, in turn, when it is left out. */
  readonly seenAt?: readonly number[];
}

/** How often each page was looked at. */
const looks = new WeakMap<Page, number>();

/** The widths at which the next state of `page` is looked at: in the gate one, and another one for the next state. */
function widthsInTurn(page: Page, widths: readonly number[]): readonly number[] {
  const look = looks.get(page) ?? 0;
  looks.set(page, look + 1);
  const turn = look % widths.length;
  return sampled([...widths.slice(turn), ...widths.slice(0, turn)]);
}

/**
 * Looks at the page as it is now in all windows, in the gate in one of them, without loading it again: rules of axe, nothing lost
 * and nothing beside the window, also with wider spacing and at 400 %, targets that are easy to press, and the focus in sight at
 * every stop, also in forced colours. Notes what is wrong and lets the test go on; leaves the page in the last of the windows.
 */
export async function expectGoodInAllWindows(
  page: Page,
  when: string,
  { within, widths: all = windows.map(({ width }) => width), seenAt }: View = {},
): Promise<void> {
  const widths = seenAt ?? widthsInTurn(page, all);
  if (widths.includes(magnified.width)) {
    await page.setViewportSize(magnified);
    await expectReadable(page, `${when}, at 400 %`);
    await expectStopsInSight(page, `${when}, at 400 %`);
    if (!within) await expectRoomToRead(page, `${when}, at 400 %`);
  }
  for (const size of windows) {
    if (!widths.includes(size.width)) continue;
    const here = `${when}, at ${size.width} px`;
    await page.setViewportSize(size);
    await untilPainted(page);
    await expectNoBarrier(page, here, within);
    await expectReadable(page, here);
    await expectEasyTargets(page, here);
    if (size.width !== 768) await expectReadableWithWiderSpacing(page, here);
  }
  const last = windows.find(({ width }) => width === all.at(-1));
  if (last) await page.setViewportSize(last);
  if (!widths.some((width) => width === last?.width)) return;
  // What shows the focus by a shadow or by a ground shows nothing here.
  await page.emulateMedia({ forcedColors: 'active' });
  await expectStopsInSight(page, `${when}, in forced colours`);
  await page.emulateMedia({ forcedColors: null });
}
