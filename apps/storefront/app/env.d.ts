/// <reference types="vite/client" />
/// <reference path="../../../tools/messages/client.d.ts" />

interface ImportMetaEnv {
  readonly SHOP: import('../build-steps/configuration').PublicConfiguration;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}

interface Window {
  /** Set by the boot script on prerendered pages; see `boot/boot.ts`. */
  shopIsReady?: (part?: HTMLElement) => void;
  /** Set by React Router once the page is hydrated. */
  readonly __reactRouterDataRouter?: import('react-router').DataRouter;
}
