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
  /** Which routes there are, and their code by id as far as it is here; React Router's own. */
  readonly __reactRouterManifest?: {
    readonly routes: Readonly<Record<string, { readonly module: string; readonly hasClientLoader: boolean }>>;
  };
  readonly __reactRouterRouteModules?: Record<string, unknown>;
}
