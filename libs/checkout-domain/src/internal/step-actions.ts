import type { CartUpdateResult, CheckoutSession } from '../checkout-session.ts';
import type { CheckoutCartWithGiftCards } from '../checkout-snapshot.ts';
import { type CheckoutState, getRequiredContactFields } from '../checkout-state.ts';
import { type ContactRules } from '../contact.ts';
import { toContactMistakes, checkContact, type ContactMistakes } from '../check-contact.ts';
import type { Money } from '../money.ts';

/** Actions that complete the steps that the service has to accept. */
export interface StepActions {
  /**
   * Completes the first step: checks the contact, sends it, and repeats both if the shopper changes it meanwhile. Resolves to whether the
   * step is completed. A refusal without a field becomes the notice.
   *
   * @param show Shows mistakes at their fields, and returns whether there are none: before each request, and after a refusal.
   */
  readonly confirmContact: (show: (mistakes: ContactMistakes) => boolean) => Promise<boolean>;
  /**
   * Completes the second step: sends the delivery option, again if the shopper chooses another one meanwhile. Resolves to whether the step is
   * completed. A refusal becomes the notice.
   *
   * @param suggested Handle of the option that counts while none is chosen; `undefined` where nothing is shipped.
   */
  readonly confirmDelivery: (suggested: string | undefined) => Promise<boolean>;
}

/** Creates the actions that complete steps of a session. */
export function createStepActions<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  rules: ContactRules<Market>,
  {
    getState,
    dispatch,
    setNotice,
    updateCart,
  }: Pick<CheckoutSession<Amount, Cart, Market>, 'getState' | 'dispatch' | 'setNotice' | 'updateCart'>,
): StepActions {
  const latest = () => getState().state;
  return {
    confirmContact: async (show) => {
      let sent: CheckoutState<Market>;
      let answer: CartUpdateResult<Cart>;
      do {
        sent = latest();
        const fields = getRequiredContactFields(sent.requiresShipping);
        if (!show(checkContact(rules, sent.contact, fields))) return false;
        setNotice(undefined);
        answer = await updateCart(sent);
      } while (answer.kind === 'ok' && sent.contact !== latest().contact);
      if (answer.kind === 'refused') {
        const refused = answer.problems.map(({ field }) => field?.at(-1));
        if (show(toContactMistakes(refused))) setNotice(answer);
      }
      if (answer.kind !== 'ok') return false;
      dispatch({ type: 'contactConfirmed' });
      return true;
    },
    confirmDelivery: async (suggested) => {
      setNotice(undefined);
      let handle: string | undefined;
      let answer: CartUpdateResult<Cart>;
      do {
        const current = latest();
        handle = current.delivery ?? suggested;
        answer = await updateCart(handle === undefined ? current : { ...current, delivery: handle });
      } while (answer.kind === 'ok' && handle !== (latest().delivery ?? suggested));
      if (answer.kind === 'refused') setNotice(answer);
      if (answer.kind !== 'ok') return false;
      if (handle !== undefined) dispatch({ type: 'deliverySelected', handle });
      dispatch({ type: 'deliveryConfirmed' });
      return true;
    },
  };
}
