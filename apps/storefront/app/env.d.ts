/// <reference types="vite/client" />
/// <reference path="../../../tools/messages/client.d.ts" />

interface ImportMetaEnv {
  readonly SHOP: import('../site/configuration').PublicConfiguration;
}

declare module '*?inline-script' {
  const code: string;
  export default code;
}
