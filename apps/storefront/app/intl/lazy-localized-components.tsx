import type { ComponentType } from 'react';
import type { LocaleCode } from '@marehalm/shop';
import {
  createLocalizedComponent,
  createComponentWithPreload,
  type LocalizedComponentFetcher,
  type ComponentWithPreload,
} from '@marehalm/i18n-routing/react';
import { loadMessages } from '../../.messages/overlays';

/** A component that loads, with its messages, when it is first rendered or fetched. */
export type LazyOverlay<Props> = ComponentWithPreload<LocaleCode, Props>;

/** Returns a component that suspends until `fetch` has loaded it and its messages in the language of the page. */
export const createLazyLocalizedComponent: <Props extends object>(
  fetch: LocalizedComponentFetcher<LocaleCode, Props>,
) => ComponentType<Props> = createLocalizedComponent;

/** Creates an overlay that `load` loads when it is first rendered or fetched. */
export const createLazyOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyOverlay<Props> => createComponentWithPreload(loadMessages, load);
