'use client';

export { createBrowserComponent, type BrowserComponentOptions } from './react/browser-component.tsx';
export {
  createLocalizedComponent,
  createLocalizedOverlay,
  type FetchLocalized,
  type LoadMessages,
  type LocalizedOverlay,
} from './react/localized-component.tsx';
export {
  MessagesProvider,
  Texts,
  throwError,
  type CompiledMessages,
  type MessagesProviderProps,
} from './react/messages-provider.tsx';
