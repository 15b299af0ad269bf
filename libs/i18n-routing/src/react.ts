'use client';

export { createBrowserComponent, type BrowserComponentOptions } from './react/browser-component.tsx';
export {
  createLocalizedComponent,
  createPreloadableComponent,
  type FetchLocalized,
  type CompiledMessageLoaders,
  type PreloadableComponent,
} from './react/localized-component.tsx';
export {
  MessagesProvider,
  MessageParts,
  throwError,
  type CompiledMessages,
  type MessagesProviderProps,
} from './react/messages-provider.tsx';
