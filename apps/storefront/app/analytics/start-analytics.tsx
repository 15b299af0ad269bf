import { brand, storageKeys } from '@marehalm/shop';
import {
  type Consent,
  createAnalytics,
  emptyConsent,
  loadConsent,
  isTrackingRefused,
  saveConsent,
} from '@marehalm/analytics';
import { onVisitorReturn } from '@marehalm/static-router/client';
import { loadMessages } from '../../.messages/consent';
import { createLazyLocalizedComponent } from '../intl/lazy-localized-components';
import { getSearchEventsOrigin } from '../config/send-search-events';
import { consentStore } from '../session/consent';
import { overlayStore } from '../session/overlay-store';
import type { PublicConfiguration } from '../../site/configuration';
import { ConsentQuestion } from './consent-question';
import { trackShopEvents } from './track-shop-events';

const storage = () => window.localStorage;
const readAnswer = () => ({ consent: loadConsent(storage, Date.now(), storageKeys.consent) });

/**
 * Starts reporting to the tag manager for shoppers with consent, and registers the consent question below every page. Does
 * nothing if the browser refuses tracking.
 */
export function startConsentAndAnalytics({ id, host }: NonNullable<PublicConfiguration['tagManager']>): void {
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
  onVisitorReturn(follow);
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
