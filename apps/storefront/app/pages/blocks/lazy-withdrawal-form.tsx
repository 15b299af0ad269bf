import { loadMessages } from '../../../.messages/withdrawal';
import { HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';

const Form = createLazyLocalizedComponent(async (locale) => {
  const [{ WithdrawalForm }, messages] = await Promise.all([
    import('./withdrawal-form'),
    loadMessages[locale](),
  ]);
  return [WithdrawalForm, messages];
});

/** The withdrawal form: in the HTML of its page, with code that no other page loads. */
export function LazyWithdrawalForm() {
  return (
    <HydrationBoundary>
      <Form />
    </HydrationBoundary>
  );
}
