import { brand, storageKeys } from '@marehalm/shop';
import {
  type Consent,
  createAnalytics,
  emptyConsent,
  loadConsent,
  isTrackingRefused,
  saveConsent,
} from '@marehalm/analytics';
import { onReturn } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/consent';
import { createLazyLocalizedComponent } from '../intl/lazy-overlay';
import { getSearchEventsOrigin } from '../config/search-events';
import { consentStore } from '../session/consent';
import { overlayStore } from '../session/overlay-store';
import type { PublicConfiguration } from '../../site/configuration';
import { ConsentQuestion } from './consent-question';
import { trackShopEvents } from './track-shop-events';

const storage = () => window.localStorage;
const readAnswer = () => ({ consent: loadConsent(storage, Date.now(), storageKeys.consent) });

/**
 * Reports events to the tag manager for shoppers who agree, and asks for consent at the end of every page. Nothing is loaded, stored
 * or asked if the browser refuses tracking (specification, section 7).
 */
export function startAnalytics({ id, host }: NonNullable<PublicConfiguration['tagManager']>): void {
  if (isTrackingRefused(window)) return;
  const answer = consentStore;
  const { consent } = readAnswer();
  answer.setState({ consent });
  const analytics = createAnalytics({ containerId: id, host, consent, brand: brand.name });
  answer.subscribe((now) => {
    analytics.setConsent(now.consent ?? emptyConsent);
  });
  trackShopEvents(analytics.track);
  // Another tab has answered, or storage was cleared.
  const follow = () => {
    const now = readAnswer();
    if (JSON.stringify(now) !== JSON.stringify(answer.getState())) answer.setState(now);
  };
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.consent || key === null) follow();
  });
  onReturn(follow);
  const choose = (chosen: Consent) => {
    saveConsent(storage, chosen, Date.now(), storageKeys.consent);
    answer.setState({ consent: chosen });
  };
  const recipient = {
    id,
    host: new URL(host, location.href).host,
    search: new URL(getSearchEventsOrigin()).host,
  };
  const Question = () => <ConsentQuestion recipient={recipient} answer={answer} onChoose={choose} />;
  const Nothing: typeof Question = () => <></>;
  overlayStore.setState({
    Question: createLazyLocalizedComponent((locale) =>
      loadMessages[locale]().then(
        (messages) => [Question, messages] as const,
        () => [Nothing, { default: {} }] as const,
      ),
    ),
  });
}
