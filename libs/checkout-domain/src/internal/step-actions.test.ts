import { describe, expect, test, vi } from 'vitest';
import type { CartUpdateResult } from '../checkout-session.ts';
import type { CheckoutNotice, CheckoutCartWithGiftCards } from '../checkout-snapshot.ts';
import { type CheckoutState, createCheckoutState, reduceCheckout } from '../checkout-state.ts';
import type { Money } from '../money.ts';
import { contactRules, type TestMarket } from '../testing/contact-rules.ts';
import { testCheckoutCart } from '../testing/scripted-service.ts';
import { createStepActions } from './step-actions.ts';

type State = CheckoutState<TestMarket>;
type Update = CartUpdateResult<CheckoutCartWithGiftCards>;

const filled: State = {
  ...createCheckoutState(contactRules, 'dk'),
  contact: {
    email: 'ase@example.com',
    firstName: 'Åse',
    lastName: 'Sørensen',
    street: 'Østerbyvej 1',
    postcode: '9990',
    city: 'Skagen',
    country: 'DK',
    phone: '20202020',
  },
};
const accepted: Update = { kind: 'ok', cart: testCheckoutCart as CheckoutCartWithGiftCards };

/** Creates a session whose updates return the answers in turn; the last answer is repeated. */
function open(
  start: State,
  answers: readonly (Update | ((apply: (change: (state: State) => State) => void) => Update))[],
) {
  let state = start;
  let notice: CheckoutNotice<Money> | undefined = { kind: 'unreachable' };
  const sent: State[] = [];
  const actions = createStepActions<Money, CheckoutCartWithGiftCards, TestMarket>(contactRules, {
    getState: () => ({ state, cart: undefined, activity: 'nothing', notice, warnings: [] }),
    dispatch: (event) => {
      state = reduceCheckout(contactRules, state, event);
    },
    setNotice: (next) => {
      notice = next;
    },
    updateCart: async (entered) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? accepted;
      sent.push(entered);
      if (typeof answer !== 'function') return answer;
      return answer((change) => {
        state = change(state);
      });
    },
  });
  return { ...actions, sent, getState: () => state, getNotice: () => notice };
}

describe('confirmContact()', () => {
  test('shows mistakes, and sends nothing', async () => {
    const { confirmContact, sent, getNotice } = open(createCheckoutState(contactRules, 'dk'), [accepted]);
    const show = vi.fn(() => false);
    expect(await confirmContact(show)).toBe(false);
    expect(show).toHaveBeenCalledWith(expect.objectContaining({ email: { kind: 'missing' } }));
    expect([sent, getNotice()]).toEqual([[], { kind: 'unreachable' }]);
  });

  test('completes the step', async () => {
    const { confirmContact, sent, getState, getNotice } = open(filled, [accepted]);
    expect(await confirmContact(() => true)).toBe(true);
    expect(sent).toEqual([filled]);
    expect([getState().isContactConfirmed, getNotice()]).toEqual([true, undefined]);
  });

  test('sends what was typed meanwhile', async () => {
    const change = (state: State) => ({ ...state, contact: { ...state.contact, firstName: 'Ida' } });
    const { confirmContact, sent } = open(filled, [(apply) => (apply(change), accepted), accepted]);
    expect(await confirmContact(() => true)).toBe(true);
    expect(sent.map(({ contact }) => contact.firstName)).toEqual(['Åse', 'Ida']);
  });

  test('shows a refusal at its field, and any other as the notice', async () => {
    const postcode: Update = { kind: 'refused', problems: [{ field: ['addresses', '0', 'zip'] }] };
    const first = open(filled, [postcode]);
    const shown: object[] = [];
    const show = (mistakes: object) => shown.push(mistakes) > 0 && Object.keys(mistakes).length === 0;
    expect(await first.confirmContact(show)).toBe(false);
    expect(Object.keys(shown[1] ?? {})).toEqual(['postcode']);
    expect([first.getNotice(), first.getState().isContactConfirmed]).toEqual([undefined, false]);

    const other: Update = { kind: 'refused', problems: [{ code: 'CLOSED' }] };
    const second = open(filled, [other]);
    expect(await second.confirmContact(show)).toBe(false);
    expect(second.getNotice()).toEqual(other);
  });

  test('leaves the step open where the service cannot be reached', async () => {
    const { confirmContact, getState } = open(filled, [{ kind: 'unreachable' }]);
    expect(await confirmContact(() => true)).toBe(false);
    expect(getState().isContactConfirmed).toBe(false);
  });
});

describe('confirmDelivery()', () => {
  test('sends and chooses what is suggested while nothing is chosen', async () => {
    const { confirmDelivery, sent, getState, getNotice } = open(filled, [accepted]);
    expect(await confirmDelivery('home')).toBe(true);
    expect(sent[0]?.delivery).toBe('home');
    expect(getState()).toMatchObject({ delivery: 'home', isDeliveryConfirmed: true });
    expect(getNotice()).toBeUndefined();
  });

  test('sends what was chosen meanwhile', async () => {
    const choose = (state: State) => ({ ...state, delivery: 'shop' });
    const { confirmDelivery, sent, getState } = open(filled, [
      (apply) => (apply(choose), accepted),
      accepted,
    ]);
    expect(await confirmDelivery('home')).toBe(true);
    expect(sent.map(({ delivery }) => delivery)).toEqual(['home', 'shop']);
    expect(getState().delivery).toBe('shop');
  });

  test('completes the step where nothing is shipped', async () => {
    const { confirmDelivery, sent, getState } = open(filled, [accepted]);
    expect(await confirmDelivery(undefined)).toBe(true);
    expect(sent).toEqual([filled]);
    expect(getState().isDeliveryConfirmed).toBe(true);
  });

  test('makes a refusal the notice', async () => {
    const refused: Update = { kind: 'refused', problems: [{ message: 'No longer offered' }] };
    const { confirmDelivery, getState, getNotice } = open(filled, [refused]);
    expect(await confirmDelivery('home')).toBe(false);
    expect([getNotice(), getState().isDeliveryConfirmed]).toEqual([refused, false]);
  });
});
