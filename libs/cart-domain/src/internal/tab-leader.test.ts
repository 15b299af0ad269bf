import { describe, expect, test, vi } from 'vitest';
import { createSimulatedBrowser } from '../testing/simulated-browser.ts';
import { createVirtualTime } from '../testing/virtual-time.ts';
import { createTabLeaderElection } from './tab-leader.ts';

function openTabs() {
  const time = createVirtualTime();
  const browser = createSimulatedBrowser(time);
  const events: string[] = [];
  const open = (name: string) => {
    const { locks, ...tab } = browser.open();
    const leader = createTabLeaderElection('cart', locks, {
      onLead: () => events.push(`${name} leads`),
      onLost: () => events.push(`${name} lost`),
    });
    return { ...tab, ...leader };
  };
  return { time, events, open };
}

describe('createTabLeaderElection()', () => {
  test('lets one tab lead, and the next when that one stops or is gone', async () => {
    const { time, events, open } = openTabs();
    const [a, b, c] = [open('a'), open('b'), open('c')];
    for (const tab of [a, b, c]) tab.start();
    await time.advance(1);
    expect(events).toEqual(['a leads']);
    a.stop();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads']);
    b.crash();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads', 'c leads']);
  });

  test('does not let a tab lead that stopped while it waited', async () => {
    const { time, events, open } = openTabs();
    const [a, b] = [open('a'), open('b')];
    a.start();
    b.start();
    b.stop();
    a.stop();
    await time.advance(1);
    expect(events).toEqual(['a leads']);
    b.start();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads']);
  });

  test('lets a tab take over, and the other queue again', async () => {
    const { time, events, open } = openTabs();
    const [a, b] = [open('a'), open('b')];
    a.start();
    b.start();
    await time.advance(1);
    b.takeOver();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads', 'a lost']);
    b.stop();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads', 'a lost', 'a leads']);
  });

  test('does not notify a tab whose lock was stolen after it stopped', async () => {
    const { time, events, open } = openTabs();
    const [a, b] = [open('a'), open('b')];
    a.start();
    await time.advance(1);
    b.takeOver();
    a.stop();
    await time.advance(1);
    expect(events).toEqual(['a leads', 'b leads']);
  });

  test.each<[string, () => Promise<void>]>([
    ['reject', () => Promise.reject(new Error('SecurityError'))],
    [
      'throw',
      () => {
        throw new Error('SecurityError');
      },
    ],
  ])('lets every tab lead where locks %s', async (_criterion, request) => {
    const [onLead, onLost] = [vi.fn(), vi.fn()];
    createTabLeaderElection('cart', { request }, { onLead, onLost }).start();
    const stopped = createTabLeaderElection('cart', { request }, { onLead, onLost });
    stopped.start();
    stopped.stop();
    await new Promise((resolve) => setImmediate(resolve));
    expect([onLead, onLost].map((listener) => listener.mock.calls.length)).toEqual([1, 0]);
  });

  test('lets every tab lead without locks, where taking over has no effect', async () => {
    const [onLead, onLost] = [vi.fn(), vi.fn()];
    const leader = createTabLeaderElection('cart', undefined, { onLead, onLost });
    leader.start();
    leader.takeOver();
    await new Promise((resolve) => setImmediate(resolve));
    leader.stop();
    expect([onLead, onLost].map((listener) => listener.mock.calls.length)).toEqual([1, 0]);
  });

  test('requests the lock of its name', () => {
    const request = vi.fn(() => Promise.resolve());
    const leader = createTabLeaderElection('cart', { request }, { onLead: vi.fn(), onLost: vi.fn() });
    leader.start();
    leader.takeOver();
    expect(request.mock.calls).toEqual([
      ['cart', {}, expect.any(Function)],
      ['cart', { steal: true }, expect.any(Function)],
    ]);
  });
});
