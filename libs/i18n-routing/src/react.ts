'use client';

export {
  createLocalizedClientOnlyComponent,
  type LocalizedClientOnlyComponentOptions,
} from './react/localized-client-only-component.tsx';
export {
  createLocalizedComponent,
  createComponentWithPreload,
  type LocalizedComponentFetcher,
  type CompiledMessageLoaders,
  type ComponentWithPreload,
} from './react/localized-component.tsx';
export {
  MessagesProvider,
  SpanWrappedText,
  throwError,
  type CompiledMessages,
  type MessagesProviderProps,
} from './react/messages-provider.tsx';
